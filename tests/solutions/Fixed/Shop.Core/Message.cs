namespace Shop.Core
{
    public class Message
    {
        private int text;
        private bool ready;

        public void Publish(int value)
        {
            text = value;
            ready = true;
        }

        public int Read()
        {
            return ready ? text : -1;
        }
    }
}

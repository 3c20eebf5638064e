import { ownWindow, pageSingleton, perDocument } from "../index.js";

type Receive = (event: MessageEvent<unknown>) => void;

/** The page's one `message` listener; it is there while somebody wants it. */
interface MessageListener {
  readonly receivers: Set<Receive>;
  readonly listener: Receive;
}

function createMessageListener(): MessageListener {
  const receivers = new Set<Receive>();
  return {
    receivers,
    listener: (event) => {
      // A copy: a receiver may close its gate.
      for (const receive of [...receivers]) receive(event);
    },
  };
}

const messageListener = () => pageSingleton("message-listener", createMessageListener);

/** `document.open()` takes it off the window, as all listeners. */
function listen(): void {
  const { receivers, listener } = messageListener();
  if (receivers.size > 0) ownWindow.addEventListener("message", listener);
}

/** Hands every message of the window to `receive`, until the returned function is called. */
export function receiveMessages(receive: Receive): () => void {
  const { receivers, listener } = messageListener();
  receivers.add(receive);
  if (receivers.size === 1) perDocument(listen);
  return () => {
    if (receivers.delete(receive) && receivers.size === 0) ownWindow.removeEventListener("message", listener);
  };
}

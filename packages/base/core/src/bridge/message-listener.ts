import { ownWindow, pageSingleton, perDocument } from "../index.js";

/** Takes a message, or gives what is to be told of it in case nobody takes it. */
export type Receive = (event: MessageEvent<unknown>) => (() => void) | undefined;

/** The page's one `message` listener; it is there while somebody wants it. */
interface MessageListener {
  readonly receivers: Set<Receive>;
  readonly listener: (event: MessageEvent<unknown>) => void;
}

function createMessageListener(): MessageListener {
  const receivers = new Set<Receive>();
  return {
    receivers,
    listener: (event) => {
      // A copy: a receiver may close its gate. What one takes is no fault of its sender's for the others.
      const untaken = [...receivers].map((receive) => receive(event));
      if (untaken.every((tell) => tell)) for (const tell of untaken) tell?.();
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

import { ownWindow, pageSingleton, perDocument } from "../index.js";

/** Accepts a message, or returns a function that reports it. The report runs if no receiver accepts the message. */
export type Receive = (event: MessageEvent<unknown>) => (() => void) | undefined;

/** The page's only `message` listener. It is registered while there are receivers. */
interface MessageListener {
  readonly receivers: Set<Receive>;
  readonly listener: (event: MessageEvent<unknown>) => void;
}

function createMessageListener(): MessageListener {
  const receivers = new Set<Receive>();
  return {
    receivers,
    listener: (event) => {
      // Iterates over a copy, because a receiver may close its gate. One acceptance suppresses the other reports.
      const reports = [...receivers].map((receive) => receive(event));
      if (reports.every(Boolean)) for (const reportUntaken of reports) reportUntaken?.();
    },
  };
}

const messageListener = () => pageSingleton("message-listener", createMessageListener);

/** Registers the listener. `perDocument` calls it again after `document.open()`, which removes all listeners. */
function listen(): void {
  const { receivers, listener } = messageListener();
  if (receivers.size > 0) ownWindow.addEventListener("message", listener);
}

/** Passes every message of the window to `receive`. @returns a function that stops */
export function receiveMessages(receive: Receive): () => void {
  const { receivers, listener } = messageListener();
  receivers.add(receive);
  if (receivers.size === 1) perDocument(listen);
  return () => {
    if (receivers.delete(receive) && receivers.size === 0) ownWindow.removeEventListener("message", listener);
  };
}

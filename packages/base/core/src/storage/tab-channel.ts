import { perDocument } from "../dom/per-document.js";
import { ownWindow } from "../dom/unshadowed.js";
import { pageSingleton } from "../page/runtime.js";

/** Messages between tabs of one origin about one subject. */
export interface TabChannel<Message> {
  post(message: Message): void;
  /** Listens to messages of other tabs. @returns a function that unsubscribes */
  listen(listener: (message: Message) => void): () => void;
}

/** Filters messages. Messages of another release or of the page are ignored. */
type IsMessage<Message> = (candidate: unknown) => candidate is Message;

/**
 * Returns the page's channel for a subject. It is closed while the page is in the back-forward cache, because an open one
 * can evict the page.
 */
export function tabChannel<Message>(subject: string, isMessage: IsMessage<Message>): TabChannel<Message> {
  return pageSingleton(`tabs:${subject}`, () => createTabChannel(`quire:${subject}`, isMessage));
}

function createTabChannel<Message>(name: string, isMessage: IsMessage<Message>): TabChannel<Message> {
  const listeners = new Set<(message: Message) => void>();
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= connect(name, ({ data }) => {
      if (isMessage(data)) for (const listener of listeners) listener(data);
    });
  };
  open();
  if (typeof window !== "undefined") {
    const close = () => {
      channel?.close();
      channel = undefined;
    };
    perDocument(() => {
      ownWindow.addEventListener("pagehide", close);
      ownWindow.addEventListener("pageshow", open);
    });
  }
  return {
    post: (message) => channel?.postMessage(message),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function connect(name: string, onMessage: (event: MessageEvent) => void): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = onMessage;
    return channel;
  } catch {
    return undefined; // Opaque origins have no channels: such a page is isolated from other tabs.
  }
}

import { oneLine } from "./one-line.js";

const LONGEST_WAIT_MS = 2000;

/** Mails that are remembered, for tests and for people who try the site. */
const REMEMBERED = 1000;

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** Link of the mail: a path of the site, with the origin if it is known. */
  readonly link: string;
  /** Milliseconds since 1970. */
  readonly sent: number;
}

export interface Outbox {
  /**
   * Writes and sends a mail within two seconds, at a moment that has nothing to do with the present answer: neither
   * its time nor that of the next one says what was done.
   */
  later(write: () => Omit<Mail, "sent"> | undefined): void;
  /** The latest mails, oldest first. */
  list(): Mail[];
  clear(): void;
  /** Sends what still waits. */
  flush(): void;
}

/**
 * Mails are handed on and remembered while the server runs, not sent. They never lie in the data: their links open
 * accounts.
 */
export function createOutbox(now: () => number, sent: (mail: Mail) => void): Outbox {
  let mails: Mail[] = [];
  let waiting: (() => Omit<Mail, "sent"> | undefined)[] = [];

  function flush(): void {
    const writers = waiting;
    waiting = [];
    for (const write of writers) {
      const draft = write();
      if (!draft) continue;
      const mail = { ...draft, subject: oneLine(draft.subject), sent: now() };
      mails = [...mails, mail].slice(-REMEMBERED);
      sent(mail);
    }
  }

  return {
    later(write) {
      waiting.push(write);
      setTimeout(flush, Math.random() * LONGEST_WAIT_MS).unref();
    },
    list() {
      flush();
      return mails;
    },
    clear() {
      flush();
      mails = [];
    },
    flush,
  };
}

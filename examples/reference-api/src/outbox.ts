import { currentLanguage, type Language, translateMail } from "./language.js";
import { oneLine } from "./one-line.js";

const LONGEST_WAIT_MS = 2000;

/** Largest number of remembered mails, for tests and for people who try the site. */
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
   * Writes and sends a mail in the language of the request, at a random moment within two seconds. The time of this answer or the next then
   * does not reveal if a mail was sent.
   */
  later(write: () => Omit<Mail, "sent"> | undefined): void;
  /** The latest mails, oldest first. */
  list(): Mail[];
  clear(): void;
  /** Sends all waiting mails now. */
  flush(): void;
}

/**
 * Stores mails in memory while the server runs, and passes them to `sent`. It does not send real mail. Mails
 * are never written to disk, because their links open accounts.
 */
export function createOutbox(now: () => number, sent: (mail: Mail) => void): Outbox {
  let mails: Mail[] = [];
  let waiting: { write: () => Omit<Mail, "sent"> | undefined; language: Language }[] = [];

  function flush(): void {
    const writers = waiting;
    waiting = [];
    for (const { write, language } of writers) {
      const english = write();
      if (!english) continue;
      const draft = translateMail(english, language);
      const mail = { ...draft, subject: oneLine(draft.subject), sent: now() };
      mails = [...mails, mail].slice(-REMEMBERED);
      sent(mail);
    }
  }

  return {
    later(write) {
      waiting.push({ write, language: currentLanguage() });
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

import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const LONGEST_WAIT_MS = 2000;

const MailSchema = v.object({
  recipient: v.string(),
  subject: v.string(),
  text: v.string(),
  /** What the mail is about: a path of the site, below its origin where that is known. */
  link: v.string(),
  /** Milliseconds since 1970. */
  sent: v.number(),
});
export type Mail = v.InferOutput<typeof MailSchema>;

export interface Outbox {
  /**
   * Writes and sends a mail within two seconds, at a moment that has nothing to do with the present answer: neither
   * its time nor that of the next one says what was done.
   */
  later(write: () => Omit<Mail, "sent"> | undefined): void;
  /** All mails, oldest first. */
  list(): Mail[];
  clear(): void;
  /** Sends what still waits. */
  flush(): void;
}

/** Mails are kept, not sent: tests and people who try the site read them here. */
export function createOutbox(database: DatabaseSync, now: () => number, sent: (mail: Mail) => void): Outbox {
  const insert = database.prepare(
    "INSERT INTO outbox (recipient, subject, text, link, sent) VALUES (?, ?, ?, ?, ?)",
  );
  const select = database.prepare("SELECT recipient, subject, text, link, sent FROM outbox ORDER BY id");
  let waiting: (() => Omit<Mail, "sent"> | undefined)[] = [];

  function flush(): void {
    const writers = waiting;
    waiting = [];
    for (const write of writers) {
      const mail = write();
      if (!mail) continue;
      insert.run(mail.recipient, mail.subject, mail.text, mail.link, now());
      sent({ ...mail, sent: now() });
    }
  }

  return {
    later(write) {
      waiting.push(write);
      setTimeout(flush, Math.random() * LONGEST_WAIT_MS).unref();
    },
    list() {
      flush();
      return v.parse(v.array(MailSchema), select.all());
    },
    clear() {
      flush();
      database.exec("DELETE FROM outbox");
    },
    flush,
  };
}

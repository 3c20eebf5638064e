import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { SubscriberByPost } from "./seed/subscribers.js";

/** Codes of consumer sources. Subscriptions of other sources cannot be linked (accounts-6.8). */
const CONSUMER_SOURCES: readonly string[] = ["US_CONSUMER", "UK_CONSUMER"];

const LinkSchema = v.object({ account_id: v.number() });
const NumbersSchema = v.array(v.object({ account_number: v.string() }));

export interface Subscribers {
  /** Returns the record of an e-mail address. If an account number is given, the record must include it. */
  find(email: string, accountNumber?: string): SubscriberByPost | undefined;
  /** Adds or replaces the record of an e-mail address. */
  put(record: SubscriberByPost): void;
  /** Returns the account to which the subscription is linked. */
  linkedTo(accountNumber: string): number | undefined;
  /** Returns the subscription that is linked to the account. */
  linkedSubscription(accountId: number): SubscriberByPost["subscriptions"][number] | undefined;
  link(accountNumber: string, accountId: number, optIn: boolean): void;
}

/**
 * Creates the store of print subscribers, as the subscription provider knows them, with their linked
 * accounts.
 */
export function createSubscribers(database: DatabaseSync, seed: readonly SubscriberByPost[]): Subscribers {
  const records = new Map(seed.map((record) => [record.emailAddress, record]));
  const find = database.prepare("SELECT account_id FROM linked_subscriptions WHERE account_number = ?");
  const numbers = database.prepare("SELECT account_number FROM linked_subscriptions WHERE account_id = ?");
  const link = database.prepare(
    `INSERT INTO linked_subscriptions (account_number, account_id, opt_in) VALUES (?, ?, ?)
     ON CONFLICT (account_number) DO UPDATE SET opt_in = excluded.opt_in`,
  );
  return {
    find(email, accountNumber) {
      const record = records.get(email);
      const fits =
        accountNumber === undefined ||
        record?.subscriptions.some((one) => one.accountNumber === writtenNumber(accountNumber));
      return fits ? record : undefined;
    },
    put: (record) => void records.set(record.emailAddress, record),
    linkedTo(accountNumber) {
      const row = find.get(accountNumber);
      return row && v.parse(LinkSchema, row).account_id;
    },
    linkedSubscription(accountId) {
      const linked = v.parse(NumbersSchema, numbers.all(accountId)).map((row) => row.account_number);
      const all = [...records.values()].flatMap(({ subscriptions }) => subscriptions);
      return all.find(({ accountNumber }) => linked.includes(accountNumber));
    },
    link: (accountNumber, accountId, optIn) => void link.run(accountNumber, accountId, Number(optIn)),
  };
}

/** Normalizes an account number to its printed form. */
export function writtenNumber(accountNumber: string): string {
  return accountNumber.trim().toUpperCase();
}

export function isConsumer({ subscriptions: [first] }: SubscriberByPost): boolean {
  return CONSUMER_SOURCES.includes(first?.subscriptionSourceCode ?? "");
}

import type { SearchedSubscriber } from "@quire/services/contract";

/** A subscriber as the provider stores it. The provider does not know about online accounts. */
export type SubscriberByPost = Omit<SearchedSubscriber, "userAccountExists">;

/** Fields that identify a record. */
export interface SubscriberOptions {
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly accountNumber: string;
  readonly sourceCode?: string;
  readonly country?: string;
  readonly active?: boolean;
  /** True if the subscription began with the current term. */
  readonly isNew?: boolean;
}

/** Print subscribers: with and without an account, of other sources, lapsed, and already linked. */
export const subscriberRecords: readonly SubscriberByPost[] = [
  record({ ...named("print", "Petra", "Solheim"), accountNumber: "QR1002003" }),
  record({ ...named("gift", "Guy", "Amundsen"), accountNumber: "QR1002004", isNew: true }),
  record({ ...named("better", "Bashir", "Okonedo"), accountNumber: "QR1002005" }),
  record({ ...named("lapsed", "Lena", "Forsythe"), accountNumber: "QR1002006", active: false }),
  record({
    ...named("print.uk", "Una", "Kettering"),
    accountNumber: "QU2002007",
    sourceCode: "UK_CONSUMER",
    country: "GB",
  }),
  record({
    ...named("corporate", "Cora", "Penhallow"),
    accountNumber: "QC3002008",
    sourceCode: "US_CORPORATE",
  }),
  record({ ...named("postal", "Pascal", "Oyelaran"), accountNumber: "QR1002009" }),
  record({ ...named("linked", "Linnea", "Kapoor"), accountNumber: "QR1002010" }),
];

/** Subscriptions that are linked to seeded accounts from the start. */
export const linkedFromTheStart: Readonly<Record<string, string>> = { "linked@quire.test": "QR1002010" };

export function record(options: SubscriberOptions): SubscriberByPost {
  const { emailAddress, firstName, lastName, accountNumber, active = true, isNew = false } = options;
  const { sourceCode = "US_CONSUMER", country = "US" } = options;
  const firstDate = isNew ? "2026-02-11" : "2024-02-09";
  return {
    active,
    subscriptions: [
      {
        active,
        subscriptionSourceCode: sourceCode,
        accountNumber,
        subscriptionStatus: active ? "ACTIVE" : "EXPIRED",
        timesRenewed: isNew ? 0 : 2,
        orderValue: "129.00",
        country,
        termTitle: "12 issues",
        mostRecentPurchaseDate: "2026-02-11",
        firstPurchaseDate: firstDate,
        subscriptionAccessPeriod: {
          startDate: firstDate,
          expirationDate: active ? "2027-02-10" : "2025-02-10",
        },
      },
    ],
    firstName,
    lastName,
    emailAddress,
    new: isNew,
  };
}

function named(name: string, firstName: string, lastName: string) {
  return { emailAddress: `${name}@quire.test`, firstName, lastName };
}

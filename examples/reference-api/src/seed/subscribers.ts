import type { SubscriberSchema } from "@quire/contract-service";
import type { InferOutput } from "valibot";

/** Subscribers by post, as the subscription provider knows them; two have no account online yet. */
export const subscriberRecords: readonly InferOutput<typeof SubscriberSchema>[] = [
  record("print", "Petra", "Solheim", "QR1002003", true),
  record("gift", "Guy", "Amundsen", "QR1002004", true),
  record("better", "Bashir", "Okonedo", "QR1002005", true),
  record("lapsed", "Lena", "Forsythe", "QR1002006", false),
];

function record(name: string, firstName: string, lastName: string, accountNumber: string, active: boolean) {
  return {
    active,
    subscriptions: [
      {
        active,
        subscriptionSourceCode: "US_CONSUMER",
        accountNumber,
        subscriptionStatus: active ? "ACTIVE" : "EXPIRED",
        timesRenewed: 2,
        orderValue: "129.00",
        country: "US",
        termTitle: "12 issues",
        mostRecentPurchaseDate: "2026-02-11",
        firstPurchaseDate: "2024-02-09",
        subscriptionAccessPeriod: {
          startDate: "2024-02-09",
          expirationDate: active ? "2027-02-10" : "2025-02-10",
        },
      },
    ],
    firstName,
    lastName,
    emailAddress: `${name}@quire.test`,
    new: false,
    userAccountExists: false,
  };
}

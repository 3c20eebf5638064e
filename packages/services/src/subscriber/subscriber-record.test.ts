import * as v from "valibot";
import { expect, it } from "vitest";
import {
  type SearchedSubscriber,
  SearchedSubscriberSchema,
  type SubscriberRecord,
} from "../contract/index.js";
import { acceptedSubscription, subscriberRecordOf } from "./subscriber-record.js";

const subscription = {
  active: true,
  subscriptionSourceCode: "US_CONSUMER",
  accountNumber: "1",
  subscriptionStatus: "A",
};

function found(...subscriptions: object[]): SearchedSubscriber {
  return v.parse(SearchedSubscriberSchema, {
    active: true,
    subscriptions,
    firstName: "Petra",
    lastName: "Solheim",
    emailAddress: "print@quire.test",
    userAccountExists: true,
  });
}

/** Returns the record that the lookup parses from a response. */
function recordOf(
  answer: SearchedSubscriber,
  number?: string,
  sources?: readonly string[],
): SubscriberRecord | undefined {
  const accepted = acceptedSubscription(answer, number, sources);
  return accepted && subscriberRecordOf(answer, accepted);
}

it("gives the lookup's answer the first shape (accounts-3.4)", () => {
  expect(recordOf(found(subscription))).toEqual({
    firstName: "Petra",
    lastName: "Solheim",
    email: "print@quire.test",
    source: "US_CONSUMER",
    subscriberAccountNumber: "1",
    subscriptionCode: "A",
    subscriptionActive: true,
    subscriptionLinked: true,
    issues: [],
    optIn: false,
  });
});

it.each(["US_CONSUMER", "UK_CONSUMER"])(
  "accepts a subscription from %s (accounts-6.8)",
  (subscriptionSourceCode) => {
    const record = recordOf(found({ ...subscription, subscriptionSourceCode }));
    expect(record?.source).toBe(subscriptionSourceCode);
  },
);

it.each(["US_CORPORATE", "ACCESS_CODE", ""])(
  "accepts none from %j (accounts-6.8)",
  (subscriptionSourceCode) => {
    expect(recordOf(found({ ...subscription, subscriptionSourceCode }))).toBeUndefined();
  },
);

it("accepts other sources where the caller names them", () => {
  const other = { ...subscription, subscriptionSourceCode: "DE_CONSUMER" };
  expect(recordOf(found(other), undefined, ["DE_CONSUMER"])?.source).toBe("DE_CONSUMER");
});

it("prefers the subscription whose account number was asked for", () => {
  const both = found(subscription, { ...subscription, accountNumber: "2" });
  expect(recordOf(both, "2")?.subscriberAccountNumber).toBe("2");
  expect(recordOf(both)?.subscriberAccountNumber).toBe("1");
});

it("finds nothing in a record that is not active, nor in a subscription that is not", () => {
  expect(recordOf({ ...found(subscription), active: false })).toBeUndefined();
  expect(recordOf(found({ ...subscription, active: false }))).toBeUndefined();
});

import * as v from "valibot";
import { expect, it } from "vitest";
import {
  type SearchedSubscriber,
  SearchedSubscriberSchema,
  type SubscriberRecord,
} from "../contract/index.js";
import { findAcceptedSubscription, getSubscriberRecord } from "./subscriber-record.js";

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
function getRecord(
  answer: SearchedSubscriber,
  number?: string,
  sources?: readonly string[],
): SubscriberRecord | undefined {
  const accepted = findAcceptedSubscription(answer, number, sources);
  return accepted && getSubscriberRecord(answer, accepted);
}

it("returns the lookup's answer in the first shape (accounts-3.4)", () => {
  expect(getRecord(found(subscription))).toEqual({
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
    const record = getRecord(found({ ...subscription, subscriptionSourceCode }));
    expect(record?.source).toBe(subscriptionSourceCode);
  },
);

it.each(["US_CORPORATE", "ACCESS_CODE", ""])(
  "accepts no subscription from %j (accounts-6.8)",
  (subscriptionSourceCode) => {
    expect(getRecord(found({ ...subscription, subscriptionSourceCode }))).toBeUndefined();
  },
);

it("accepts other sources that the caller names", () => {
  const other = { ...subscription, subscriptionSourceCode: "DE_CONSUMER" };
  expect(getRecord(found(other), undefined, ["DE_CONSUMER"])?.source).toBe("DE_CONSUMER");
});

it("prefers the subscription with the given account number", () => {
  const both = found(subscription, { ...subscription, accountNumber: "2" });
  expect(getRecord(both, "2")?.subscriberAccountNumber).toBe("2");
  expect(getRecord(both)?.subscriberAccountNumber).toBe("1");
});

it("ignores an inactive record and an inactive subscription", () => {
  expect(getRecord({ ...found(subscription), active: false })).toBeUndefined();
  expect(getRecord(found({ ...subscription, active: false }))).toBeUndefined();
});

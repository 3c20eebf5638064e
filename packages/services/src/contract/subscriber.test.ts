import { parse, safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import {
  linkSubscription,
  registerSubscriber,
  registrationEcho,
  SearchedSubscriberSchema,
  SubscriberRecordSchema,
  verifySubscription,
} from "./subscriber.js";

describe("subscriber lookup record", () => {
  it("parses the first shape (accounts-3.4)", () => {
    const record = {
      firstName: "Petra",
      lastName: "Solheim",
      email: "print@quire.test",
      source: "US_CONSUMER",
      subscriberAccountNumber: "QR1002003",
      subscriptionCode: "QUIRE-REVIEW",
      subscriptionActive: true,
      subscriptionLinked: true,
      issues: ["BR2603"],
      optIn: true,
    };
    expect(parse(SubscriberRecordSchema, { ...record, extra: 1 })).toEqual(record);
    expect(parse(SubscriberRecordSchema, {})).toMatchObject({
      email: "",
      subscriptionLinked: false,
      issues: [],
    });
  });

  it("parses the second shape (accounts-3.5)", () => {
    const record = {
      active: true,
      subscriptions: [
        {
          active: true,
          subscriptionSourceCode: "UK_CONSUMER",
          accountNumber: "QU2002007",
          subscriptionStatus: "ACTIVE",
          timesRenewed: 2,
          orderValue: "129.00",
          country: "GB",
          termTitle: "12 issues",
          mostRecentPurchaseDate: "2026-02-11",
          firstPurchaseDate: "2024-02-09",
          subscriptionAccessPeriod: { startDate: "2024-02-09", expirationDate: "2027-02-10" },
        },
      ],
      firstName: "Una",
      lastName: "Kettering",
      emailAddress: "print.uk@quire.test",
      new: false,
      userAccountExists: true,
    };
    expect(parse(SearchedSubscriberSchema, record)).toEqual(record);
    expect(safeParse(SearchedSubscriberSchema, { ...record, active: null }).success).toBe(false);
  });
});

describe("subscriber calls", () => {
  const person = { emailAddress: "print@quire.test", password: "x" };

  it("send the account number under the name of each call", () => {
    expect(parse(linkSubscription.body.schema, { ...person, accountNumber: "1" })).toMatchObject({
      accountNumber: "1",
      optIn: false,
    });
    expect(parse(verifySubscription.body.schema, { ...person, accountNo: "1" })).toHaveProperty(
      "accountNo",
      "1",
    );
    expect(safeParse(verifySubscription.body.schema, { ...person, accountNumber: "1" }).success).toBe(false);
  });

  it.each([-1, 1.5, 1_000_000_000, "7", Number.NaN])("refuse the random id %s", (randomId) => {
    const registration = { ...person, firstName: "Petra", lastName: "Solheim", randomId };
    expect(safeParse(registerSubscriber.body.schema, registration).success).toBe(false);
  });

  it("compute one header value for each random id", () => {
    const ids = [0, 1, 2, 481_516_234, 999_999_998, 999_999_999];
    expect(new Set(ids.map(registrationEcho)).size).toBe(ids.length);
    expect(registrationEcho(7)).toBe(registrationEcho(7));
    for (const id of ids) expect(registrationEcho(id)).toMatch(/^[0-9a-z]{1,6}$/);
  });
});

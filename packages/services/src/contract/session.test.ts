import { parse, safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { registerUser } from "./registration.js";
import { authenticate } from "./session.js";

describe("authenticate", () => {
  it("sends an empty captcha token and the device type WEB_SITE by default (accounts-3.8)", () => {
    const sent = parse(authenticate.body.schema, { username: "reader@quire.test", password: "x" });
    expect(sent).toMatchObject({ reCaptchaToken: "", deviceType: "WEB_SITE" });
  });

  it("rejects other JSON as a success", () => {
    expect(safeParse(authenticate.answer, { authenticated: true }).success).toBe(true);
    expect(safeParse(authenticate.answer, { authenticated: "yes" }).success).toBe(false);
    expect(safeParse(authenticate.answer, {}).success).toBe(false);
  });

  it.each([{ tries_left: 2 }, { lockout_duration: 900 }, { user_restricted: true }])(
    "reads %j for every 4xx status (accounts-3.13)",
    (failure) => {
      expect(Object.keys(authenticate.failures)).toEqual(["4XX"]);
      expect(parse(authenticate.failures["4XX"], failure)).toMatchObject(failure);
    },
  );

  it("reads counts that the server sends as text (beyond-174)", () => {
    const failure = { tries_left: "3", lockout_duration: " 900 " };
    expect(parse(authenticate.failures["4XX"], failure)).toMatchObject({
      tries_left: 3,
      lockout_duration: 900,
    });
  });

  it("reads the other fields when one is invalid", () => {
    const failure = { tries_left: "many", user_restricted: true };
    expect(parse(authenticate.failures["4XX"], failure)).toMatchObject({
      tries_left: null,
      user_restricted: true,
    });
  });
});

describe("registerUser", () => {
  it("reads the errors list of a failure", () => {
    const failure = parse(registerUser.failures[400], {
      errors: [{ field: "password", message: "is too short" }],
    });
    expect(failure.errors[0]).toEqual({ field: "password", code: "", message: "is too short" });
  });

  it("reads an empty failure", () => {
    expect(parse(registerUser.failures[403], {})).toEqual({ errors: [], message: "" });
  });
});

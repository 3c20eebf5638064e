import { parse, safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { registerUser } from "./registration.js";
import { authenticate } from "./session.js";

describe("authenticate (accounts §7)", () => {
  it("takes the captcha token and the device type as given by default", () => {
    const sent = parse(authenticate.body.schema, { username: "reader@quire.test", password: "x" });
    expect(sent).toMatchObject({ reCaptchaToken: "", deviceType: "WEB_SITE" });
  });

  it("does not take any other JSON for a success", () => {
    expect(safeParse(authenticate.answer, { authenticated: true }).success).toBe(true);
    expect(safeParse(authenticate.answer, { authenticated: "yes" }).success).toBe(false);
    expect(safeParse(authenticate.answer, {}).success).toBe(false);
  });

  it("reads each of the three failures (accounts §8)", () => {
    expect(parse(authenticate.failures[401], { tries_left: 2 }).tries_left).toBe(2);
    expect(parse(authenticate.failures[423], { lockout_duration: 900 }).lockout_duration).toBe(900);
    expect(parse(authenticate.failures[403], { user_restricted: true }).user_restricted).toBe(true);
  });
});

describe("registerUser (accounts §7)", () => {
  it("reads the errors list of a failure", () => {
    const failure = parse(registerUser.failures[400], {
      errors: [{ field: "password", message: "is too short" }],
    });
    expect(failure.errors[0]).toEqual({ field: "password", code: "", message: "is too short" });
  });

  it("reads a failure that holds nothing", () => {
    expect(parse(registerUser.failures[403], {})).toEqual({ errors: [], message: "" });
  });
});

import { RequestError } from "@quire/client-service";
import { expect, it } from "vitest";
import { signInFailure } from "./sign-in.js";

const failed = (status: number | undefined, failure?: unknown) =>
  signInFailure(new RequestError("request/status", "It failed.", { status, failure }));

it("carries the tries that are left", () => {
  expect(failed(401, { tries_left: 2 })).toEqual({ kind: "invalid", status: 401, triesLeft: 2 });
  expect(failed(401, { tries_left: 0 })).toEqual({ kind: "invalid", status: 401, triesLeft: 0 });
});

it("says nothing of tries where the server does not", () => {
  expect(failed(400)).toEqual({ kind: "invalid", status: 400, triesLeft: undefined });
});

it("goes by the lockout where there is one, whatever else is said", () => {
  const failure = { tries_left: 0, lockout_duration: 900, user_restricted: false };
  expect(failed(423, failure)).toEqual({ kind: "locked", lockoutDuration: 900 });
});

it("counts a flag or a bare 403 as restricted (accounts §6)", () => {
  expect(failed(401, { user_restricted: true })).toEqual({ kind: "restricted" });
  expect(failed(403)).toEqual({ kind: "restricted" });
});

it("tells a captcha token that the server does not take from a wrong password", () => {
  const errors = [
    { field: "reCaptchaToken", code: "captcha", message: "The captcha could not be verified." },
  ];
  expect(failed(400, { errors, message: "" })).toEqual({ kind: "captcha" });
});

it.each([undefined, 429, 500, 503])("does not blame the reader's password for %s", (status) => {
  expect(failed(status).kind).toBe("failed");
});

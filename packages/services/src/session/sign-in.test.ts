import { parse } from "valibot";
import { expect, it } from "vitest";
import { RequestError } from "../client/index.js";
import { authenticate } from "../contract/index.js";
import { enter, signInFailure } from "./sign-in.js";

/** Returns the outcome for a client error. If `failure` is omitted, the client could not read the answer. */
function toFailure(status: number | undefined, failure?: object, isMisplaced = false) {
  const parsed = failure && parse(authenticate.failures["4XX"], failure);
  return signInFailure(
    new RequestError("request/status", "It failed.", { status, isMisplaced, failure: parsed }),
  );
}

it("returns the number of remaining attempts (accounts-3.13)", () => {
  expect(toFailure(401, { tries_left: 2 })).toEqual({ kind: "invalid", status: 401, triesLeft: 2 });
  expect(toFailure(401, { tries_left: 0 })).toEqual({ kind: "invalid", status: 401, triesLeft: 0 });
});

it.each([400, 401, 410, 422, 451])("returns no number of attempts for a %i that contains none", (status) => {
  expect(toFailure(status, {})).toEqual({ kind: "invalid", status, triesLeft: undefined });
});

it("prefers a lockout to other fields (accounts-3.13)", () => {
  const failure = { tries_left: 0, lockout_duration: 900, user_restricted: false };
  expect(toFailure(423, failure)).toEqual({ kind: "locked", lockoutDuration: 900 });
});

it("treats a flag or a plain 403 as restricted (accounts-3.13, accounts-6.7)", () => {
  expect(toFailure(401, { user_restricted: true })).toEqual({ kind: "restricted" });
  expect(toFailure(403, {})).toEqual({ kind: "restricted" });
});

it.each([400, 401, 403, 404, 405, 409, 422, 423, 429])(
  "prefers a structured field to the status %i",
  (status) => {
    expect(toFailure(status, { tries_left: 1 }, true)).toEqual({ kind: "invalid", status, triesLeft: 1 });
    expect(toFailure(status, { lockout_duration: 60 })).toEqual({ kind: "locked", lockoutDuration: 60 });
    expect(toFailure(status, { user_restricted: true })).toEqual({ kind: "restricted" });
  },
);

it("distinguishes a rejected captcha token from a wrong password", () => {
  const errors = [
    { field: "reCaptchaToken", code: "captcha", message: "The captcha could not be verified." },
  ];
  expect(toFailure(400, { errors, message: "" })).toEqual({ kind: "captcha" });
});

it("does not treat a problem of another field as one of the captcha", () => {
  const errors = [{ field: "username", code: "unknown", message: "Nobody has this name." }];
  expect(toFailure(400, { errors, message: "" }).kind).toBe("invalid");
});

it.each([undefined, 408, 429, 500, 503])("does not blame the password for %s", (status) => {
  expect(toFailure(status, {}).kind).toBe("failed");
});

it.each([400, 401, 403, 422])("does not blame the password for %i with an unreadable body", (status) => {
  expect(toFailure(status).kind).toBe("failed");
});

it("does not blame the password when a server outside of the contract has answered", () => {
  expect(toFailure(404, {}, true).kind).toBe("failed");
  expect(toFailure(403, undefined, true).kind).toBe("failed");
});

it("rethrows an error of the page's own code", async () => {
  const fault = new TypeError("It has no such function.");
  await expect(enter("ada@quire.test", () => Promise.reject(fault))).rejects.toBe(fault);
});

import { parse } from "valibot";
import { expect, it } from "vitest";
import { RequestError } from "../client/index.js";
import { authenticate } from "../contract/index.js";
import { enter, signInFailure } from "./sign-in.js";

/** As the client makes it of an answer; without a failure, of one that it could not read. */
function failed(status: number | undefined, failure?: object, isMisplaced = false) {
  const parsed = failure && parse(authenticate.failures["4XX"], failure);
  return signInFailure(
    new RequestError("request/status", "It failed.", { status, isMisplaced, failure: parsed }),
  );
}

it("carries the tries that are left (accounts-3.13)", () => {
  expect(failed(401, { tries_left: 2 })).toEqual({ kind: "invalid", status: 401, triesLeft: 2 });
  expect(failed(401, { tries_left: 0 })).toEqual({ kind: "invalid", status: 401, triesLeft: 0 });
});

it.each([400, 401, 410, 422, 451])("says nothing of tries where the server does not, for %i", (status) => {
  expect(failed(status, {})).toEqual({ kind: "invalid", status, triesLeft: undefined });
});

it("goes by the lockout where there is one, whatever else is said (accounts-3.13)", () => {
  const failure = { tries_left: 0, lockout_duration: 900, user_restricted: false };
  expect(failed(423, failure)).toEqual({ kind: "locked", lockoutDuration: 900 });
});

it("counts a flag or a bare 403 as restricted (accounts-3.13, accounts-6.7)", () => {
  expect(failed(401, { user_restricted: true })).toEqual({ kind: "restricted" });
  expect(failed(403, {})).toEqual({ kind: "restricted" });
});

it.each([400, 401, 403, 404, 405, 409, 422, 423, 429])(
  "a structured field goes before the status %i",
  (status) => {
    expect(failed(status, { tries_left: 1 }, true)).toEqual({ kind: "invalid", status, triesLeft: 1 });
    expect(failed(status, { lockout_duration: 60 })).toEqual({ kind: "locked", lockoutDuration: 60 });
    expect(failed(status, { user_restricted: true })).toEqual({ kind: "restricted" });
  },
);

it("tells a captcha token that the server does not take from a wrong password", () => {
  const errors = [
    { field: "reCaptchaToken", code: "captcha", message: "The captcha could not be verified." },
  ];
  expect(failed(400, { errors, message: "" })).toEqual({ kind: "captcha" });
});

it("a complaint about another field is none about the captcha", () => {
  const errors = [{ field: "username", code: "unknown", message: "Nobody has this name." }];
  expect(failed(400, { errors, message: "" }).kind).toBe("invalid");
});

it.each([undefined, 408, 429, 500, 503])("does not blame the reader's password for %s", (status) => {
  expect(failed(status, {}).kind).toBe("failed");
});

it.each([400, 401, 403, 422])(
  "does not blame the reader's password for %i with what cannot be read",
  (status) => {
    expect(failed(status).kind).toBe("failed");
  },
);

it("does not blame the reader's password where nobody who knows the contract has answered", () => {
  expect(failed(404, {}, true).kind).toBe("failed");
  expect(failed(403, undefined, true).kind).toBe("failed");
});

it("a fault of the page's own is none that the server has answered with", async () => {
  const fault = new TypeError("It has no such function.");
  await expect(enter("ada@quire.test", () => Promise.reject(fault))).rejects.toBe(fault);
});

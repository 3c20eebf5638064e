import { expect, it } from "vitest";
import { RequestError } from "../client/index.js";
import { registerFailure, subscriberRegistrationPath } from "./register.js";

const toFailure = (status: number | undefined, failure?: unknown, isMisplaced = false) =>
  registerFailure(new RequestError("request/status", "It failed.", { status, failure, isMisplaced }));

const problems = (...errors: object[]) => ({ errors, message: "" });

it.each([409, 422])("treats %i as a name that is taken (accounts-8.9, accounts-8.12)", (status) => {
  expect(toFailure(status)).toEqual({ kind: "unavailable", status });
});

it("treats 403 as restricted", () => {
  expect(toFailure(403)).toEqual({ kind: "restricted" });
});

it("returns the server's first message and its field", () => {
  const failure = problems({ field: "emailAddress", code: "", message: "is not reachable" });
  const field = "emailAddress";
  expect(toFailure(400, failure)).toEqual({
    kind: "rejected",
    status: 400,
    field,
    message: "is not reachable",
  });
});

it("assigns a message without a field to the password", () => {
  const failure = problems({ field: "", code: "", message: "Too easy to guess." });
  expect(toFailure(400, failure)).toMatchObject({ field: "password", message: "Too easy to guess." });
});

it("rejects a password without a message", () => {
  const failure = problems({ field: "password", code: "password", message: "" });
  expect(toFailure(400, failure)).toMatchObject({ kind: "rejected", field: "password", message: "" });
});

it("distinguishes a refused captcha token, with or without a message", () => {
  const failure = problems({ field: "reCaptchaToken", code: "captcha", message: "" });
  expect(toFailure(400, failure)).toEqual({ kind: "captcha" });
});

it.each([undefined, 400, 500])("fails for %s without a message", (status) => {
  expect(toFailure(status).kind).toBe("failed");
});

it.each([
  [399, "failed"],
  [400, "rejected"],
  [499, "rejected"],
  [500, "failed"],
])("treats %i with a message as %s", (status, kind) => {
  expect(toFailure(status, problems({ field: "", code: "", message: "Not now." })).kind).toBe(kind);
});

it.each([403, 404, 409])("fails for %i from a server outside of the contract", (status) => {
  expect(toFailure(status, undefined, true).kind).toBe("failed");
});

it("encodes the e-mail in base64 and then for the URL (accounts-2.21)", () => {
  expect(subscriberRegistrationPath("o'neil+1@example.ie")).toBe(
    `/subscriber-registration?emailAddress=${encodeURIComponent(btoa("o'neil+1@example.ie"))}`,
  );
});

it("encodes an e-mail with letters beyond ASCII", () => {
  const path = subscriberRegistrationPath("jörg@müller.example");
  const base64 = new URLSearchParams(path.split("?")[1]).get("emailAddress") ?? "";
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  expect(new TextDecoder().decode(bytes)).toBe("jörg@müller.example");
});

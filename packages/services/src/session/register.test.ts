import { expect, it } from "vitest";
import { RequestError } from "../client/index.js";
import { registerFailure, subscriberRegistrationPath } from "./register.js";

const failed = (status: number | undefined, failure?: unknown, isMisplaced = false) =>
  registerFailure(new RequestError("request/status", "It failed.", { status, failure, isMisplaced }));

const problems = (...errors: object[]) => ({ errors, message: "" });

it.each([409, 422])("%i: the name is taken (accounts-8.9, accounts-8.12)", (status) => {
  expect(failed(status)).toEqual({ kind: "unavailable", status });
});

it("403: restricted", () => {
  expect(failed(403)).toEqual({ kind: "restricted" });
});

it("carries the first message as the server has it, on the field it names", () => {
  const failure = problems({ field: "emailAddress", code: "", message: "is not reachable" });
  const field = "emailAddress";
  expect(failed(400, failure)).toEqual({
    kind: "rejected",
    status: 400,
    field,
    message: "is not reachable",
  });
});

it("puts a message without a field on the password", () => {
  const failure = problems({ field: "", code: "", message: "Too easy to guess." });
  expect(failed(400, failure)).toMatchObject({ field: "password", message: "Too easy to guess." });
});

it("carries a password that is refused without words", () => {
  const failure = problems({ field: "password", code: "password", message: "" });
  expect(failed(400, failure)).toMatchObject({ kind: "rejected", field: "password", message: "" });
});

it("tells a refused captcha token apart, with or without words", () => {
  const failure = problems({ field: "reCaptchaToken", code: "captcha", message: "" });
  expect(failed(400, failure)).toEqual({ kind: "captcha" });
});

it.each([undefined, 400, 500])("%s without words is a failure like another", (status) => {
  expect(failed(status).kind).toBe("failed");
});

it.each([
  [399, "failed"],
  [400, "rejected"],
  [499, "rejected"],
  [500, "failed"],
])("%i with words is %s: what the server says of itself blames no field", (status, kind) => {
  expect(failed(status, problems({ field: "", code: "", message: "Not now." })).kind).toBe(kind);
});

it.each([403, 404, 409])("%i of nobody who knows the contract is a failure like another", (status) => {
  expect(failed(status, undefined, true).kind).toBe("failed");
});

it("writes the e-mail in base64, then URL-encoded (accounts-2.21)", () => {
  expect(subscriberRegistrationPath("o'neil+1@example.ie")).toBe(
    `/subscriber-registration?emailAddress=${encodeURIComponent(btoa("o'neil+1@example.ie"))}`,
  );
});

it("takes an e-mail beyond ASCII", () => {
  const path = subscriberRegistrationPath("jörg@müller.example");
  const base64 = new URLSearchParams(path.split("?")[1]).get("emailAddress") ?? "";
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  expect(new TextDecoder().decode(bytes)).toBe("jörg@müller.example");
});

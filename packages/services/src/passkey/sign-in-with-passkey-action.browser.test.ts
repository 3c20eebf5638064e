import { answer } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";
import { getUserMessage } from "@quire/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { action } from "./actions/sign-in-with-passkey.js";

const REQUEST = { challenge: "Y2hhbGxlbmdl", rpId: "localhost", timeout: 300_000 };

beforeEach(() => {
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function getFailure(): Promise<string | undefined> {
  const element = document.createElement("button");
  const outcome = await action.run({ element, data: {}, keyboard: true }).catch(getUserMessage);
  return outcome;
}

it("tells a user who chooses no passkey to use the password (beyond-336)", async () => {
  vi.stubGlobal("fetch", answer({ "/api/passkeys/request": { body: REQUEST } }, []));
  vi.spyOn(navigator.credentials, "get").mockRejectedValue(new DOMException("", "NotAllowedError"));
  expect(await getFailure()).toBe("No passkey was used. Try again, or sign in with your password.");
});

it("names the password as the next step when the server refuses passkeys (beyond-336)", async () => {
  vi.stubGlobal("fetch", answer({ "/api/passkeys/request": { status: 403 } }, []));
  expect(await getFailure()).toBe("Passkeys aren’t available right now. Sign in with your password.");
});

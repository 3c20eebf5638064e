import { rendered } from "@quire/conformance/held-time";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { alert, calls, credentials, dialog, field, fill, open, scene, setScene } from "../test/scene.js";

setScene({ afterSignIn: "update", passkeys: true });

const NOT_USED = "No passkey was used. Try again, or sign in with your password.";
const REQUEST = {
  challenge: "Y2hhbGxlbmdl",
  rpId: "localhost",
  timeout: 300_000,
  userVerification: "required",
};

/** The part of a signed passkey that is sent to the server. */
const SENT = {
  id: "aWQ",
  rawId: "aWQ",
  type: "public-key",
  response: {
    clientDataJSON: "e30",
    authenticatorData: "ZGF0YQ",
    signature: "c2ln",
    userHandle: "aGFuZGxl",
  },
};

/** Creates the credential of a chosen passkey; some password managers replace `toJSON`. */
function createCredential(toJSON?: () => never): PublicKeyCredential {
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  const response = {
    clientDataJSON: bytes("{}"),
    authenticatorData: bytes("data"),
    signature: bytes("sig"),
    userHandle: bytes("handle"),
  };
  // The code reads no other members of the browser's object.
  return {
    id: "aWQ",
    rawId: bytes("id"),
    type: "public-key",
    response,
    toJSON: toJSON ?? (() => ({ ...SENT, clientExtensionResults: {} })),
  } as unknown as PublicKeyCredential;
}

type Get = (options: CredentialRequestOptions) => Promise<Credential | null>;

/** Fakes the browser's prompt and its suggestions. By default the user accepts no suggestion. */
function browser({ ask, suggest = never }: { ask?: Get; suggest?: Get }) {
  scene.answers["/api/passkeys/request"] = { body: REQUEST };
  scene.answers["/api/passkeys/authenticate"] = { body: { authenticated: true } };
  vi.spyOn(PublicKeyCredential, "isConditionalMediationAvailable").mockResolvedValue(true);
  return vi.spyOn(navigator.credentials, "get").mockImplementation((options = {}) => {
    const way = options.mediation === "conditional" ? suggest : (ask ?? never);
    return way(options);
  });
}

const never: Get = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

const button = () => page.getByRole("button", { name: "Use a passkey" });
const getRequests = (get: ReturnType<typeof browser>, mediation: string) =>
  get.mock.calls.filter(([options]) => options?.mediation === mediation);

it("signs in by the button, notifies the page and closes, as after a password (beyond-28)", async () => {
  browser({ ask: async () => createCredential() });
  const modal = await open("sign-in");
  const signedIn = vi.fn();
  const tracked = vi.fn();
  modal.addEventListener("quire-signed-in", signedIn);
  document.body.addEventListener("sign-in", tracked, { once: true });
  await userEvent.click(button());
  await expect.poll(() => dialog(modal)?.open).toBe(false);
  expect(signedIn).toHaveBeenCalledTimes(1);
  expect(tracked).toHaveBeenCalledTimes(1);
  const [sent] = calls("/api/passkeys/authenticate");
  expect(JSON.parse(sent?.body ?? "")).toEqual({ credential: SENT });
});

it("goes to the trigger's return path, as after a password (beyond-28)", async () => {
  browser({ ask: async () => createCredential() });
  await open("sign-in", { return: "/topics" });
  await userEvent.click(button());
  await expect.poll(() => scene.wentTo).toEqual(["/topics"]);
});

it("reads a signed passkey itself if it cannot be serialized (beyond-28)", async () => {
  const broken = () => {
    throw new TypeError("Illegal invocation");
  };
  browser({ ask: async () => createCredential(broken) });
  const modal = await open("sign-in");
  await userEvent.click(button());
  await expect.poll(() => dialog(modal)?.open).toBe(false);
  expect(JSON.parse(calls("/api/passkeys/authenticate")[0]?.body ?? "").credential.response).toEqual({
    clientDataJSON: "e30",
    authenticatorData: "ZGF0YQ",
    signature: "c2ln",
    userHandle: "aGFuZGxl",
  });
});

it("converts the options itself if the browser cannot parse the JSON (beyond-28)", async () => {
  const get = browser({ ask: async () => createCredential() });
  const { isConditionalMediationAvailable } = PublicKeyCredential;
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, { isConditionalMediationAvailable }),
  );
  const modal = await open("sign-in");
  await userEvent.click(button());
  await expect.poll(() => dialog(modal)?.open).toBe(false);
  const options = getRequests(get, "optional")[0]?.[0]?.publicKey;
  expect(new TextDecoder().decode(options?.challenge)).toBe("challenge");
  expect(options).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] });
});

it("signs in with a passkey that the field suggests (beyond-28)", async () => {
  browser({ suggest: async () => createCredential() });
  const modal = await open("sign-in");
  await expect.poll(() => calls("/api/passkeys/authenticate")).not.toHaveLength(0);
  await expect.poll(() => dialog(modal)?.open).toBe(false);
  expect(calls("/api/passkeys/authenticate")).toHaveLength(1);
});

it("suggests passkeys while the dialog is open and no form is being sent (beyond-28)", async () => {
  const get = browser({});
  const states = () => getRequests(get, "conditional").map(([options]) => options?.signal?.aborted);
  const modal = await open("sign-in");
  expect(field("username").autocomplete).toBe("username webauthn");
  await expect.poll(states).toEqual([false]);
  scene.answers["/authenticate"] = { status: 401 };
  await fill(credentials);
  await userEvent.keyboard("{Enter}");
  await expect.poll(states).toEqual([true, false]);
  await userEvent.click(button());
  await expect.poll(states).toEqual([true, true]);
  await expect.poll(() => getRequests(get, "optional")).not.toHaveLength(0);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => dialog(modal)?.open).toBe(false);
  await expect.poll(() => getRequests(get, "optional")[0]?.[0]?.signal?.aborted).toBe(true);
  expect(states()).toEqual([true, true]);
  expect(getRequests(get, "optional")).toHaveLength(1);
});

it("does not repeat a suggestion that a password manager has ended", async () => {
  const get = browser({ suggest: () => Promise.reject(new DOMException("no", "AbortError")) });
  await open("sign-in");
  await expect.poll(() => getRequests(get, "conditional")).not.toHaveLength(0);
  await userEvent.click(button());
  await expect.poll(() => getRequests(get, "optional")).not.toHaveLength(0);
  expect(getRequests(get, "conditional")).toHaveLength(1);
});

it("shows an error if a password manager returns an invalid passkey (beyond-31)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const nothing = { rawId: 7, toJSON: () => Reflect.get(Object(undefined), "none").text };
  const get = browser({ suggest: async () => nothing as unknown as Credential });
  await open("sign-in");
  await expect.element(alert()).toMatchTextContent("Passkeys aren’t available right now.");
  expect(get).toHaveBeenCalled();
  expect(calls("/api/passkeys/authenticate")).toEqual([]);
});

it("shows no message when suggestions fail", async () => {
  browser({ suggest: () => Promise.reject(new DOMException("no", "NotAllowedError")) });
  vi.spyOn(console, "error").mockImplementation(() => {});
  await open("sign-in");
  await expect.poll(() => calls("/api/passkeys/request")).not.toHaveLength(0);
  await expect.element(alert()).not.toBeInTheDocument();
});

describe("shows a message when a passkey sign-in fails (beyond-31)", () => {
  it.each([
    ["NotAllowedError", NOT_USED],
    ["SecurityError", "Passkeys aren’t available right now. Sign in with your password."],
  ])("for %s of the browser", async (name, words) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    browser({ ask: () => Promise.reject(new DOMException("no", name)) });
    await open("sign-in");
    await userEvent.click(button());
    await expect.element(alert()).toHaveTextContent(words);
    await expect.element(button()).not.toHaveAttribute("aria-busy");
    expect(calls("/api/passkeys/authenticate")).toEqual([]);
  });

  it("for passkeys of another domain in an old browser (beyond-436)", async () => {
    browser({ ask: () => Promise.reject(new DOMException("no", "SecurityError")) });
    scene.answers["/api/passkeys/request"] = { body: { ...REQUEST, rpId: "api.example.org" } };
    vi.stubGlobal("PublicKeyCredential", class {});
    await open("sign-in");
    await userEvent.click(button());
    await expect
      .element(alert())
      .toHaveTextContent("Your browser doesn’t support passkeys on this page. Sign in with your password.");
    vi.unstubAllGlobals();
  });

  it.each([
    [401, {}, "This passkey no longer works."],
    [400, {}, "This took too long. Please try again."],
    [403, { user_restricted: true }, "We're having trouble verifying your account."],
    [423, { lockout_duration: 900 }, "Your account is blocked, please wait 15 minutes"],
    [500, {}, "We are sorry."],
    [200, { authenticated: "yes" }, "We are sorry."],
  ])("for %i of the server", async (status, body, words) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    browser({ ask: async () => createCredential() });
    scene.answers["/api/passkeys/authenticate"] = { status, body };
    const modal = await open("sign-in");
    await userEvent.click(button());
    await expect.element(alert()).toMatchTextContent(words);
    expect(dialog(modal)?.open).toBe(true);
  });

  it("for a server that does not answer (robustness-18)", async () => {
    browser({ ask: async () => createCredential() });
    scene.answers["/api/passkeys/request"] = () => Promise.reject(new TypeError("network"));
    vi.spyOn(console, "error").mockImplementation(() => {});
    await open("sign-in");
    await userEvent.click(button());
    await expect.element(alert()).toMatchTextContent("We are sorry.");
  });
});

it("passes no response to the browser that violates the contract (robustness-20)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const get = browser({ ask: async () => createCredential() });
  scene.answers["/api/passkeys/request"] = { body: { challenge: "<b>", rpId: 7 } };
  await open("sign-in");
  await userEvent.click(button());
  await expect.element(alert()).toMatchTextContent("We are sorry.");
  expect(get).not.toHaveBeenCalled();
});

it("starts one passkey request on a double click", async () => {
  const get = browser({});
  await open("sign-in");
  await userEvent.dblClick(button());
  await expect.poll(() => getRequests(get, "optional")).not.toHaveLength(0);
  await expect.element(button()).toHaveAttribute("aria-busy", "true");
  await rendered();
  expect(getRequests(get, "optional")).toHaveLength(1);
  expect(calls("/api/passkeys/request").length).toBeLessThanOrEqual(2);
});

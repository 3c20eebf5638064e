import { panelOpened } from "@quire/core";
import { configure } from "@quire/services/configuration";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { alert, answers, calls, field, paywall, rest, wentTo } from "../test/paywall-page.js";

const REQUEST = { challenge: "Y2hhbGxlbmdl", rpId: "localhost", timeout: 300_000 };
const SIGNED = {
  id: "aWQ",
  rawId: "aWQ",
  type: "public-key",
  response: { clientDataJSON: "e30", authenticatorData: "ZGF0YQ", signature: "c2ln", userHandle: "aGFuZGxl" },
  clientExtensionResults: {},
};

type Get = (options: CredentialRequestOptions) => Promise<Credential | null>;

// Quire reads only these fields of the browser's credential.
const signed: Get = async () => ({ ...SIGNED, toJSON: () => SIGNED }) as unknown as Credential;
const never: Get = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

function browser({ ask = never, suggest = never }: { ask?: Get; suggest?: Get }) {
  vi.spyOn(PublicKeyCredential, "isConditionalMediationAvailable").mockResolvedValue(true);
  return vi
    .spyOn(navigator.credentials, "get")
    .mockImplementation((options = {}) => (options.mediation === "conditional" ? suggest : ask)(options));
}

const button = () => page.getByRole("button", { name: "Use a passkey" });

beforeEach(() => {
  configure({ passkeys: true });
  answers["/api/passkeys/request"] = { body: REQUEST };
  answers["/api/passkeys/authenticate"] = () => {
    answers["/api/user/profile"] = { body: { id: "7" } };
    return Response.json({ authenticated: true });
  };
});

it("signs in by the card's button, emits the event and opens the content, as with a password (beyond-28)", async () => {
  browser({ ask: signed });
  const host = paywall({ for: "registered" });
  const signedIn = vi.fn();
  host.addEventListener("quire-signed-in", signedIn);
  await userEvent.click(button());
  await expect.poll(() => rest()?.hidden).toBe(false);
  expect(signedIn).toHaveBeenCalledTimes(1);
  expect(calls("/api/passkeys/authenticate")).toHaveLength(1);
});

it("navigates to the checkout attribute's address after a passkey sign-in (beyond-28)", async () => {
  browser({ ask: signed });
  paywall({ checkout: "/subscribe" });
  await userEvent.click(button());
  await expect.poll(() => wentTo).toEqual(["/subscribe"]);
});

it("requests nothing until the user focuses the card, then suggests passkeys in its field (beyond-28)", async () => {
  const get = browser({ suggest: signed });
  // The previous test left the pointer where the card will appear.
  const corner = document.createElement("div");
  corner.style.cssText = "position: fixed; inset: auto 0 0 auto; inline-size: 9px; block-size: 9px";
  document.body.append(corner);
  await userEvent.hover(corner);
  paywall({ for: "registered" });
  await expect.element(button()).toBeVisible();
  expect(field("username").autocomplete).toBe("username webauthn");
  expect([calls("/api/passkeys/request").length, get.mock.calls.length]).toEqual([0, 0]);
  field("username").focus();
  await expect.poll(() => rest()?.hidden).toBe(false);
  expect(get.mock.calls.map(([options]) => options?.mediation)).toEqual(["conditional"]);
});

it("cancels the suggestion when the button is pressed, and shows why a dialog was closed (beyond-31)", async () => {
  const get = browser({ ask: () => Promise.reject(new DOMException("no", "NotAllowedError")) });
  paywall();
  await userEvent.click(page.elementLocator(await fieldThere()));
  await expect.poll(() => get.mock.lastCall?.[0]?.mediation).toBe("conditional");
  await userEvent.click(button());
  await expect.element(alert()).toMatchTextContent("No passkey was used.");
  expect(get.mock.calls[0]?.[0]?.signal?.aborted).toBe(true);
  await expect.element(button()).not.toHaveAttribute("aria-busy");
  expect(rest()?.hidden).toBe(true);
});

it("suspends the suggestions while a panel, like the modal, covers the page (beyond-28)", async () => {
  const get = browser({});
  const suggested = () => get.mock.calls.map(([options]) => options?.signal?.aborted === false);
  paywall();
  await userEvent.click(page.elementLocator(await fieldThere()));
  // The suggestion restarts if the view replaced the field during the press.
  await expect.poll(() => suggested().at(-1)).toBe(true);
  const modal = new AbortController();
  panelOpened(document.createElement("dialog"), modal.signal);
  await expect.poll(suggested).not.toContain(true);
  modal.abort();
  await expect.poll(() => suggested().at(-1)).toBe(true);
});

it("has no button without the setting, and leaves the field unchanged (beyond-28)", async () => {
  configure({ passkeys: false });
  paywall();
  expect((await fieldThere()).autocomplete).toBe("username");
  await expect.element(button()).not.toBeInTheDocument();
});

async function fieldThere(): Promise<HTMLInputElement> {
  await expect.poll(() => document.querySelector("form")).not.toBeNull();
  return field("username");
}

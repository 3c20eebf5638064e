import { type Answers, answer } from "@quire/conformance/answers";
import { rendered } from "@quire/conformance/held-time";
import { emit } from "@quire/core";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { freshPage } from "../../fixtures/fresh-page.js";
import { addFromTrigger } from "./add-from-trigger.js";

beforeEach(freshPage);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const PATH = "/api/shopping-cart";
const added = { body: { cart: null } };
const serve = (serverAnswer: Answers[string]) =>
  vi.stubGlobal("fetch", answer({ [PATH]: added, [`POST ${PATH}`]: serverAnswer }));
const press = () =>
  addFromTrigger({ element: document.createElement("button"), data: { productId: "77" }, keyboard: false });
const getAnnouncement = () =>
  document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector('[role="status"]')?.textContent;

/** Adds a confirmation to the page. @returns the details of requested overlays */
function hasDialogs(): { readonly name: string; readonly trigger: HTMLElement }[] {
  const requests: { name: string; trigger: HTMLElement }[] = [];
  const opens = (event: Event) => {
    event.preventDefault();
    requests.push((event as CustomEvent).detail);
  };
  document.addEventListener("quire-open-overlay", opens);
  onTestFinished(() => document.removeEventListener("quire-open-overlay", opens));
  document.body.append(document.createElement("quire-cart-confirmation"));
  return requests;
}

const confirmation = () => document.querySelector("quire-cart-confirmation") ?? document.body;

/** Dispatches a dialog's event, with a time in milliseconds since the page began. */
function emitAt(time: number, dialog: Element, type: string): void {
  const now = vi.spyOn(performance, "now").mockReturnValue(time);
  emit(dialog, type);
  now.mockRestore();
}

it.each([
  [999, "Added to your cart."],
  [1_000, ""],
])("announces, when the confirmation closes after %i ms: '%s'", async (time, words) => {
  serve(added);
  hasDialogs();
  await expect(press()).resolves.toBe("done");
  emitAt(5_000, confirmation(), "quire-open");
  emitAt(5_000 + time, confirmation(), "quire-close");
  await rendered();
  expect(getAnnouncement() ?? "").toBe(words);
});

it("ignores other dialogs that open and close meanwhile", async () => {
  serve(added);
  hasDialogs();
  await press();
  const other = document.body.appendChild(document.createElement("quire-auth-modal"));
  emitAt(5_000, confirmation(), "quire-open");
  emitAt(5_500, other, "quire-open");
  emitAt(5_600, other, "quire-close");
  document.dispatchEvent(new Event("quire-close"));
  emitAt(6_000, confirmation(), "quire-close");
  await rendered();
  expect(getAnnouncement() ?? "").toBe("");
});

it("announces nothing if the confirmation opens again for another addition", async () => {
  serve(added);
  hasDialogs();
  await press();
  emitAt(5_000, confirmation(), "quire-open");
  emitAt(6_000, confirmation(), "quire-close");
  emitAt(7_000, confirmation(), "quire-open");
  emitAt(7_100, confirmation(), "quire-close");
  await rendered();
  expect(getAnnouncement() ?? "").toBe("");
});

it("announces the addition on a page without a confirmation", async () => {
  serve(added);
  const requests = hasDialogs();
  document.body.replaceChildren();
  await expect(press()).resolves.toBe("done");
  await expect.poll(getAnnouncement).toBe("Added to your cart.");
  expect(requests).toEqual([]);
});

// Runs before the tests without an answer, because those are reported late, maybe during a later test.
it("reports a refusal in a dialog, and no other failure", async () => {
  hasDialogs();
  serve({ body: { cart: null, itemAdded: false } });
  await press();
  expect(console.error).not.toHaveBeenCalled();
  serve({ status: 422, body: { errors: [{ code: "no-such-product" }] } });
  await expect(press()).resolves.toBe("failed");
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("422"), expect.anything());
});

it.each<[string, Answers[string], string]>([
  ["the server stumbles", { status: 500 }, "cart-confirmation"],
  ["nothing was added", { body: { cart: null, itemAdded: false } }, "cart-confirmation"],
  [
    "the store is under maintenance",
    { body: { cart: null, itemAdded: false, maintenanceStatus: true } },
    "maintenance-notice",
  ],
])("opens a dialog and fails the trigger when %s", async (_, serverAnswer, name) => {
  serve(serverAnswer);
  const requests = hasDialogs();
  await expect(press()).resolves.toBe("failed");
  expect(requests).toMatchObject([{ name, trigger: expect.any(HTMLButtonElement) }]);
  expect(getAnnouncement() ?? "").toBe("");
});

it.each<[string, Answers[string], string]>([
  ["a session that has ended", { status: 401 }, "You’ve been signed out"],
  [
    "a lost connection",
    () => Promise.reject(new TypeError("The line was cut.")),
    "We couldn’t reach the store",
  ],
  ["an answer of another server", { status: 404 }, "We couldn’t reach the store"],
])("opens no dialog after %s, which customer service cannot help with", async (_, serverAnswer, words) => {
  serve(serverAnswer);
  const requests = hasDialogs();
  await expect(press()).rejects.toMatchObject({ userMessage: expect.stringContaining(words) });
  expect(requests).toEqual([]);
});

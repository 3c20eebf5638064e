import { emit } from "@quire/core";
import { type Answers, answer, type Sent } from "@quire/testing/answers";
import { newPage } from "@quire/testing/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configure } from "../configuration/index.js";
import { newReader } from "../session/index.js";
import { addFromTrigger } from "./add-from-trigger.js";

let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const PATH = "POST /api/shopping-cart";
const serve = (given: Answers[string]) => vi.stubGlobal("fetch", answer({ [PATH]: given }, sent));
const press = (data: Record<string, string> = { productId: "77" }) =>
  addFromTrigger({ element: document.createElement("button"), data, keyboard: false });
const said = () =>
  document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector('[role="status"]')?.textContent;
const added = { body: { cart: null } };

it.each([
  ["1", "Added to your cart."],
  ["3", "3 items added to your cart."],
])("says of %s that it is added", async (quantity, words) => {
  serve(added);
  await expect(press({ productId: "77", quantity })).resolves.toBe("done");
  await expect.poll(said).toBe(words);
});

it.each<[string, Answers[string], string]>([
  [
    "nothing was added",
    { body: { cart: null, itemAdded: false } },
    "Our apologies, something went wrong. Please call customer service and quote product 77.",
  ],
  [
    "the store is under maintenance",
    { body: { cart: null, itemAdded: false, maintenanceStatus: true } },
    "Our store is being moved to a new home. Ordering and order history are unavailable from 7:30am to 10am EST.",
  ],
  ["the session has ended", { status: 401 }, "You have been signed out. Please sign in and add it again."],
  [
    "the line was cut",
    () => Promise.reject(new TypeError("The connection was cut.")),
    "We could not reach the store. Please check your connection and try again.",
  ],
  [
    "the server stumbles",
    { status: 500 },
    "Our apologies, something went wrong. Please call customer service and quote product 77.",
  ],
])("tells the reader where %s (content-4.12)", async (_, given, userMessage) => {
  serve(given);
  await expect(press()).rejects.toMatchObject({ userMessage });
});

it("names the numbers to call where the site has them (content-4.12)", async () => {
  configure({ customerService: { phone: "800-555-0100", phoneElsewhere: "+1 617-555-0100" } });
  serve({ status: 500 });
  await expect(press()).rejects.toMatchObject({
    userMessage:
      "Our apologies, something went wrong. Please call customer service at 800-555-0100 (US and Canada) or +1 617-555-0100 (elsewhere) and quote product 77.",
    cause: { status: 500 },
  });
});

it("says nothing of what is given up because somebody else reads now", async () => {
  serve("never");
  const pressed = press();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  newReader();
  await expect(pressed).resolves.toBe("idle");
});

it("sends the page's referral code, and the trigger's own where it has one (content-3.3)", async () => {
  configure({ referral: "00269" });
  serve(added);
  await press();
  await press({ productId: "77", referral: "03069" });
  expect(sent.map(({ body }) => JSON.parse(body).items[0].referral)).toEqual(["00269", "03069"]);
});

it.each([
  [999, "Added to your cart."],
  [1_000, ""],
])("where the confirmation is closed after %i ms it says '%s'", async (time, words) => {
  serve(added);
  const dialog = document.body.appendChild(document.createElement("quire-cart-confirmation"));
  const opens = (event: Event) => event.preventDefault();
  document.addEventListener("quire-open-overlay", opens, { once: true });
  await expect(press()).resolves.toBe("done");
  const now = vi.spyOn(performance, "now").mockReturnValue(5_000);
  emit(dialog, "quire-open");
  now.mockReturnValue(5_000 + time);
  emit(dialog, "quire-close");
  now.mockRestore();
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  expect(said() ?? "").toBe(words);
});

it.each<[string, Answers[string]]>([
  ["the server stumbles", { status: 500 }],
  ["nothing was added", { body: { cart: null, itemAdded: false } }],
  ["the store is under maintenance", { body: { cart: null, itemAdded: false, maintenanceStatus: true } }],
])("where %s the confirmation says so, and the trigger has failed", async (_, given) => {
  serve(given);
  const opens = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener("quire-open-overlay", opens, { once: true });
  document.body.append(document.createElement("quire-cart-confirmation"));
  await expect(press()).resolves.toBe("failed");
  expect(opens).toHaveBeenCalledOnce();
  expect(said() ?? "").toBe("");
});

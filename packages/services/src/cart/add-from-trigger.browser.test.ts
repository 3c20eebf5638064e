import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { stayHere } from "@quire/conformance/stay-here";
import { toastStore } from "@quire/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freshPage } from "../../fixtures/fresh-page.js";
import { configure } from "../configuration/index.js";
import { flushOutbox, undoStore } from "../outbox/index.js";
import { newReader } from "../session/index.js";
import { addFromTrigger } from "./add-from-trigger.js";

let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
  freshPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const PATH = "/api/shopping-cart";
const added = { body: { cart: null } };
const serve = (serverAnswer: Answers[string], more: Answers = {}) =>
  vi.stubGlobal("fetch", answer({ [PATH]: added, [`POST ${PATH}`]: serverAnswer, ...more }, sent));
const press = (data: Record<string, string> = { productId: "77" }) =>
  addFromTrigger({ element: document.createElement("button"), data, keyboard: false });
const getAnnouncement = () =>
  document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector('[role="status"]')?.textContent;

it.each([
  ["1", "Added to your cart."],
  ["3", "3 items added to your cart."],
])("confirms the quantity %s", async (quantity, words) => {
  serve(added);
  await expect(press({ productId: "77", quantity })).resolves.toBe("done");
  await expect.poll(getAnnouncement).toBe(words);
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
    "Our new store is being migrated. Ordering and order history are unavailable from 7:30am to 10am EST.",
  ],
  ["the session has ended", { status: 401 }, "You’ve been signed out. Please sign in and add it again."],
  [
    "the connection was cut",
    () => Promise.reject(new TypeError("The connection was cut.")),
    "We couldn’t reach the store. Please check your connection and try again.",
  ],
  [
    "another server answers with 404",
    { status: 404 },
    "We couldn’t reach the store. Please check your connection and try again.",
  ],
  [
    "the response is HTML",
    () => new Response("<h1>Welcome</h1>", { headers: { "content-type": "text/html" } }),
    "We couldn’t reach the store. Please check your connection and try again.",
  ],
  [
    "the server fails",
    { status: 500 },
    "Our apologies, something went wrong. Please call customer service and quote product 77.",
  ],
])("rejects with a user message when %s (content-4.12)", async (_, serverAnswer, userMessage) => {
  serve(serverAnswer);
  await expect(press()).rejects.toMatchObject({ userMessage });
});

it("names customer service's phone numbers if they are configured (content-4.12)", async () => {
  configure({ customerService: { phone: "800-555-0100", phoneElsewhere: "+1 617-555-0100" } });
  serve({ status: 500 });
  await expect(press()).rejects.toMatchObject({
    userMessage:
      "Our apologies, something went wrong. Please call customer service at 800-555-0100 (US and Canada) or +1 617-555-0100 (elsewhere) and quote product 77.",
    cause: { status: 500 },
  });
});

it("shows no message for an addition that the next user's sign-in aborts", async () => {
  serve("never");
  const pressed = press();
  await vi.waitFor(() => expect(sent.map(({ method }) => method)).toContain("POST"));
  newReader();
  await expect(pressed).resolves.toBe("idle");
});

it("adds once when page code replaces the button meanwhile, and again later (beyond-228)", async () => {
  const answered = Promise.withResolvers<Response>();
  serve(() => answered.promise);
  const presses = [press(), press()];
  const posts = () => sent.filter(({ method }) => method === "POST");
  await vi.waitFor(() => expect(posts()).toHaveLength(1));
  answered.resolve(Response.json({ cart: null }));
  await expect(Promise.all(presses)).resolves.toEqual(["done", "done"]);
  expect(posts()).toHaveLength(1);
  serve(added);
  await press();
  expect(posts()).toHaveLength(2);
});

it("sends the trigger's referral code, or else the page's (content-3.3)", async () => {
  configure({ referral: "00269" });
  serve(added);
  await press();
  await press({ productId: "77", referral: "03069" });
  expect(sent.map(({ body }) => JSON.parse(body).items[0].referral)).toEqual(["00269", "03069"]);
});

describe("an addition from a listing", () => {
  const listed = { productId: "10-EN-PDF", productUrl: "/product/four-seconds/10-EN-PDF", listing: "" };
  const mark = () => sessionStorage.getItem("quire:added");

  it.each(["", "true"])(
    "goes to the product's page, which confirms the addition: %j (content-2.3)",
    async (listing) => {
      serve(added);
      const wentTo = stayHere();
      const opens = vi.fn((event: Event) => event.preventDefault());
      document.addEventListener("quire-open-overlay", opens, { once: true });
      document.body.append(document.createElement("quire-cart-confirmation"));
      await expect(press({ ...listed, listing })).resolves.toBe("done");
      expect(wentTo).toEqual([`${location.origin}/product/four-seconds/an/10-EN-PDF`]);
      expect(JSON.parse(mark() ?? "")).toMatchObject({
        path: "/product/four-seconds/an/10-EN-PDF",
        items: [{ productId: "10-EN-PDF", quantity: 1 }],
      });
      expect([opens.mock.calls, getAnnouncement() ?? ""]).toEqual([[], ""]);
    },
  );

  it.each<[string, Record<string, string>]>([
    ["is no listing", { ...listed, listing: "false" }],
    ["has no product address", { productId: "10-EN-PDF", listing: "" }],
    ["is on the product's page", { ...listed, productUrl: "/product/four-seconds/an/10-EN-PDF" }],
    [
      "has an address of another site",
      { ...listed, productUrl: "https://evil.test/product/four-seconds/10-EN-PDF" },
    ],
    [
      "has an address that resolves to another site",
      { ...listed, productUrl: "/product/..//evil.test/10-EN-PDF" },
    ],
    ["has no listing attribute", { productId: listed.productId, productUrl: listed.productUrl }],
  ])("confirms the addition on this page if the trigger %s (content-2.3)", async (_, data) => {
    serve(added);
    const wentTo = stayHere();
    await expect(press(data)).resolves.toBe("done");
    await expect.poll(getAnnouncement).toBe("Added to your cart.");
    expect([wentTo, mark()]).toEqual([[], null]);
  });

  it("stays on the page when nothing was added (content-4.12)", async () => {
    serve({ body: { cart: null, itemAdded: false } });
    const wentTo = stayHere();
    await expect(press(listed)).rejects.toMatchObject({ userMessage: expect.stringContaining("10-EN-PDF") });
    expect([wentTo, mark()]).toEqual([[], null]);
  });
});

describe("a trigger in a product's form", () => {
  function pressIn(form: string, data: Record<string, string> = {}) {
    document.body.innerHTML = form;
    const element = document.querySelector("button") ?? document.createElement("button");
    return addFromTrigger({ element, data, keyboard: false });
  }
  const form = "<form><input name=productId value=20><input name=quantity value=2><button></button></form>";
  const items = () =>
    sent.filter(({ method }) => method === "POST").map(({ body }) => JSON.parse(body).items);

  it("adds the product of the form for a trigger without a product", async () => {
    serve(added);
    await pressIn(form);
    expect(items()).toMatchObject([[{ productId: "20", quantity: 2 }]]);
    await expect.poll(getAnnouncement).toBe("2 items added to your cart.");
  });

  it("adds the trigger's own product if it names one", async () => {
    serve(added);
    await pressIn(form, { productId: "77" });
    expect(items()).toMatchObject([[{ productId: "77", quantity: 1 }]]);
  });

  it("rejects a trigger that has no product and is outside of a form", async () => {
    await expect(pressIn("<button></button>")).rejects.toMatchObject({ code: "trigger/incomplete" });
  });
});

describe("an addition that is undone", () => {
  const getToast = () => toastStore().getState().latest;

  async function takeBack(serverAnswer: Answers[string]): Promise<void> {
    serve(added, { [`DELETE ${PATH}`]: serverAnswer });
    const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await expect(press()).resolves.toBe("idle");
    const { offer } = undoStore().getState();
    isOnline.mockReturnValue(true);
    await flushOutbox("cart");
    await offer?.undo();
  }

  it("confirms the Undo", async () => {
    await takeBack(added);
    expect(getToast()).toEqual({ message: "Removed from your cart.", tone: "success" });
  });

  it("reports an Undo that the server refuses", async () => {
    await takeBack({ status: 422, body: { errors: [{ code: "gone" }] } });
    expect(getToast()).toEqual({
      message: "Couldn’t undo this. Please remove what you don’t want from your cart.",
      tone: "error",
    });
  });
});

import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";
import { leaveWrites, storedWrites } from "@quire/conformance/outbox";
import { toastStore } from "@quire/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { flushOutbox } from "../outbox/index.js";
import { sessionStore } from "../session/index.js";
import { takeBack } from "./take-back.js";
import { sendWaiting } from "./waiting.js";

const PATH = "/api/shopping-cart";
const items = [
  {
    productId: "7",
    type: "ship",
    format: "Paperback",
    quantity: 2,
    productPrice: "10.00",
    referral: "00000",
  },
  { productId: "8" },
] as const;

let sent: Sent[];
let answers: Record<string, Answers[string]>;

beforeEach(() => {
  sent = [];
  answers = { [PATH]: { body: { cart: null } } };
  dispatchEvent(new Event("pagehide")); // The previous page stops listening to other tabs.
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  sessionStore().setState({ status: "anonymous" }, true);
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", answer(answers, sent));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const taken = () => sent.filter(({ method }) => method === "DELETE").map(({ body }) => JSON.parse(body));
const getToast = () => toastStore().getState().latest;

it("removes an addition that was sent, by its identity and quantity", async () => {
  await expect(takeBack("sent-by-now", items)).resolves.toBe(true);
  expect(taken()).toEqual([
    {
      items: [
        { productId: "7", type: "ship", format: "Paperback", quantity: 2 },
        { productId: "8", quantity: 1 },
      ],
    },
  ]);
});

it("resolves with false when the server refuses the removal", async () => {
  answers[`DELETE ${PATH}`] = { status: 422, body: { errors: [{ code: "gone" }] } };
  await expect(takeBack("sent-by-now", items)).resolves.toBe(false);
  expect(getToast()).toBeUndefined(); // The caller shows the message.
});

it("resolves with true and stores the removal when the connection is lost", async () => {
  answers[`DELETE ${PATH}`] = () => Promise.reject(new TypeError("Cut."));
  await expect(takeBack("sent-by-now", items)).resolves.toBe(true);
  expect(storedWrites()).toMatchObject([{ action: "cart-take-back", subject: "7 8" }]);
});

const left = {
  ...{
    key: "left-by-the-page-before",
    reader: "",
    action: "cart-take-back",
    subject: "7",
    at: Date.now(),
    owner: "",
    tried: false,
  },
  data: { items: [{ productId: "7", quantity: 1 }] },
};

it("reports a failed removal on a later page", async () => {
  answers[`DELETE ${PATH}`] = { status: 422, body: { errors: [{ code: "gone" }] } };
  leaveWrites(left);
  sendWaiting();
  await flushOutbox("cart");
  expect([taken().length, getToast()]).toEqual([
    1,
    {
      message: "Couldn’t undo this. Please remove what you don’t want from your cart.",
      tone: "error",
    },
  ]);
});

it("shows no message after a successful removal on a later page", async () => {
  leaveWrites(left);
  sendWaiting();
  await flushOutbox("cart");
  expect([taken().length, getToast(), storedWrites()]).toEqual([1, undefined, []]);
});

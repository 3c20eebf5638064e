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
  dispatchEvent(new Event("pagehide")); // The page before hears nothing more of other tabs.
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
const told = () => toastStore().getState().told;

it("takes out what has been sent by now: by what tells it from others, and as many as were added", async () => {
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

it("says that it is not where the server refuses it", async () => {
  answers[`DELETE ${PATH}`] = { status: 422, body: { errors: [{ code: "gone" }] } };
  await expect(takeBack("sent-by-now", items)).resolves.toBe(false);
  expect(told()).toBeUndefined(); // The caller shows the message.
});

it("will be, once there is a connection again", async () => {
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

it("a later page carries it out, and says where it could not", async () => {
  answers[`DELETE ${PATH}`] = { status: 422, body: { errors: [{ code: "gone" }] } };
  leaveWrites(left);
  sendWaiting();
  await flushOutbox("cart");
  expect([taken().length, told()]).toEqual([
    1,
    {
      message: "This could not be undone. Please take out of the cart what you do not want.",
      tone: "error",
    },
  ]);
});

it("a later page says nothing of what it has taken out", async () => {
  leaveWrites(left);
  sendWaiting();
  await flushOutbox("cart");
  expect([taken().length, told(), storedWrites()]).toEqual([1, undefined, []]);
});

import { answer, type Sent } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { additionStore } from "./addition.js";
import { confirmArrival } from "./arrival.js";
import { confirmThere } from "./arrival-mark.js";
import { start } from "./idle.js";

let sent: Sent[];
const opened = vi.fn((event: Event) => event.preventDefault());
const cart = { id: "c1", line_items: { physical_items: [], digital_items: [] } };
const items = [{ productId: "20101-EN-PDF", quantity: 1 }];

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  newPage();
  opened.mockClear();
  document.addEventListener("quire-open-overlay", opened);
  document.body.innerHTML = "<div data-quire-widget=cart-confirmation></div>";
  vi.stubGlobal("fetch", answer({ "/api/shopping-cart": { body: { cart } } }, sent));
});
afterEach(() => {
  document.removeEventListener("quire-open-overlay", opened);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("confirms an addition once, on the page it was stored for (content-2.3)", async () => {
  confirmThere(location.pathname, items);
  await confirmArrival();
  expect(additionStore().getState().addition).toMatchObject({
    items,
    outcome: { kind: "added" },
    cart: { id: "c1" },
  });
  expect(opened.mock.calls[0]?.[0]).toMatchObject({ detail: { name: "cart-confirmation" } });
  await confirmArrival();
  expect(opened).toHaveBeenCalledTimes(1);
});

it("keeps an addition that was stored for another page", async () => {
  confirmThere("/product/other/an/1", items);
  await confirmArrival();
  confirmThere(location.pathname, items);
  await confirmArrival();
  expect(opened).toHaveBeenCalledTimes(1);
  confirmThere("/product/other/an/1", items);
  await confirmArrival();
  expect(sessionStorage.getItem("quire:added")).toContain("/product/other/an/1");
});

it("keeps the addition and opens nothing on a page without a confirmation (content-2.3)", async () => {
  document.body.replaceChildren();
  confirmThere(location.pathname, items);
  await confirmArrival();
  expect(additionStore().getState().addition).toMatchObject({ items });
  expect(opened).not.toHaveBeenCalled();
});

it.each(["{oops", '{"path":1}'])("removes the unreadable record %j (robustness-16)", async (text) => {
  sessionStorage.setItem("quire:added", text);
  await confirmArrival();
  expect(sessionStorage.getItem("quire:added")).toBeNull();
});

it("stores the addition only for this tab", () => {
  confirmThere(location.pathname, items);
  expect(localStorage.getItem("quire:added")).toBeNull();
});

it("ignores the query and hash of the stored address", async () => {
  confirmThere(`${location.pathname}?referral=03069#top`, items);
  await confirmArrival();
  expect(opened).toHaveBeenCalledTimes(1);
});

describe("start", () => {
  it("confirms the addition of the previous page", async () => {
    confirmThere(location.pathname, items);
    start();
    await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  });

  it("sends no request if no addition is stored", async () => {
    start();
    await import("./arrival.js");
    await new Promise(requestAnimationFrame);
    expect([sent, opened.mock.calls]).toEqual([[], []]);
  });
});

it.each([
  ["another page", () => confirmThere("/product/other/an/1", items)],
  ["nothing", () => {}],
  ["an invalid record", () => sessionStorage.setItem("quire:added", '{"path":1}')],
  ["invalid JSON", () => sessionStorage.setItem("quire:added", "{oops")],
])("opens nothing for %s", async (_, prepare) => {
  prepare();
  await confirmArrival();
  expect(opened).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

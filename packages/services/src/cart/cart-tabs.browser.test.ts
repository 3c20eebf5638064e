import { answer } from "@quire/conformance/answers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshPage } from "../../fixtures/fresh-page.js";
import { cartState } from "./cart-state.js";
import { onCartChanged } from "./cart-tabs.js";
import { refreshCartEverywhere } from "./refresh-everywhere.js";
import { syncCart } from "./sync-cart.js";

beforeEach(freshPage);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
const shown = () => cartState().setState({ status: "ready", cart: null });

it("calls the listener for cart changes in another tab until it unsubscribes", async () => {
  const [first, last] = [vi.fn(), vi.fn()];
  const end = onCartChanged(first);
  onCartChanged(last);
  const tab = new BroadcastChannel("quire:cart");
  for (const message of ["emptied", null, "changed"]) tab.postMessage(message);
  await vi.waitFor(() => expect(last).toHaveBeenCalled());
  expect(first).toHaveBeenCalledTimes(1);
  end();
  tab.postMessage("changed");
  await vi.waitFor(() => expect(last).toHaveBeenCalledTimes(2));
  expect(first).toHaveBeenCalledTimes(1);
  tab.close();
});

it("refreshes the cart once when several callers sync it", () => {
  const [first, second] = [vi.fn(async () => {}), vi.fn(async () => {})];
  syncCart(first);
  syncCart(second);
  shown();
  show(true);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
});

it("does not refresh the cart when the page is shown for the first time", () => {
  const refresh = vi.fn(async () => {});
  syncCart(refresh);
  shown();
  show(false);
  expect(refresh).not.toHaveBeenCalled();
});

it("reports a failed refresh to the developer", async () => {
  syncCart(() => Promise.reject(new Error("The chunk is gone.")));
  shown();
  show(true);
  await vi.waitFor(() =>
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining("The chunk is gone."),
      expect.anything(),
    ),
  );
});

it("reloads the cart in this tab and in other tabs when the server changed it", async () => {
  vi.stubGlobal("fetch", answer({ "/api/shopping-cart": { body: { cart: null } } }));
  const tab = new BroadcastChannel("quire:cart");
  const received = new Promise((resolve) => {
    tab.onmessage = ({ data }) => resolve(data);
  });
  await expect(refreshCartEverywhere()).resolves.toMatchObject({ status: "ready", cart: null });
  await expect(received).resolves.toBe("changed");
  tab.close();
});

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

it("hears that another tab has changed the cart, of nothing else, and no more once it has ended", async () => {
  const [first, last] = [vi.fn(), vi.fn()];
  const end = onCartChanged(first);
  onCartChanged(last);
  const tab = new BroadcastChannel("quire:cart");
  for (const said of ["emptied", null, "changed"]) tab.postMessage(said);
  await vi.waitFor(() => expect(last).toHaveBeenCalled());
  expect(first).toHaveBeenCalledTimes(1);
  end();
  tab.postMessage("changed");
  await vi.waitFor(() => expect(last).toHaveBeenCalledTimes(2));
  expect(first).toHaveBeenCalledTimes(1);
  tab.close();
});

it("asks for the cart once, however many keep it in step", () => {
  const [first, second] = [vi.fn(async () => {}), vi.fn(async () => {})];
  syncCart(first);
  syncCart(second);
  shown();
  show(true);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
});

it("a page that is shown for the first time has nothing to ask for", () => {
  const refresh = vi.fn(async () => {});
  syncCart(refresh);
  shown();
  show(false);
  expect(refresh).not.toHaveBeenCalled();
});

it("the developer hears where what asks for it could not be had", async () => {
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

it("reloads the cart here and in the tabs that show it when the server changed it", async () => {
  vi.stubGlobal("fetch", answer({ "/api/shopping-cart": { body: { cart: null } } }));
  const tab = new BroadcastChannel("quire:cart");
  const heard = new Promise((resolve) => {
    tab.onmessage = ({ data }) => resolve(data);
  });
  await expect(refreshCartEverywhere()).resolves.toMatchObject({ status: "ready", cart: null });
  await expect(heard).resolves.toBe("changed");
  tab.close();
});

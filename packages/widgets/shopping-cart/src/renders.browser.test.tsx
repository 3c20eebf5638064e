import { newPage } from "@quire/conformance/new-page";
import { createFakeBackend } from "@quire/testing";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getScenarioWith, HARDCOVER } from "../test/cart.js";
import { ShoppingCart } from "./index.js";

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  localStorage.clear();
  newPage();
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
});

const view = () => place.querySelector("[data-quire-widget]")?.shadowRoot;

it("renders the application's lines, and removes by their action (beyond-276)", async () => {
  const backend = createFakeBackend(getScenarioWith(HARDCOVER));
  vi.stubGlobal("fetch", backend.fetch);
  root.render(
    <ShoppingCart
      renderLine={({ name }, { remove }) => (
        <button type="button" onClick={remove}>
          {name}
        </button>
      )}
      renderEmpty={() => <p id="mine">Nothing here.</p>}
    />,
  );
  const line = () => view()?.querySelector<HTMLElement>('[part="item"] > button');
  await expect.poll(() => line()?.textContent).toBe(HARDCOVER.title);
  expect(view()?.querySelector('[part="line-total"]')).toBeNull();
  line()?.click();
  await expect.poll(() => view()?.querySelector("#mine")?.textContent).toBe("Nothing here.");
  expect(view()?.querySelector('[part="empty"]')).toBeNull();
});

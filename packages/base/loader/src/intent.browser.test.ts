import { afterEach, expect, it } from "vitest";
import { watchIntent } from "./intent.js";

afterEach(() => {
  document.body.replaceChildren();
});

/** Inserts a field inside a trigger that opens an overlay. */
function insertField(): HTMLInputElement {
  document.body.innerHTML = '<div data-quire-open="waiting"><input></div>';
  return document.querySelector("input") as HTMLInputElement;
}

/** Starts watching. @returns the overlays that were prepared so far */
function watch(): string[] {
  const warmed: string[] = [];
  watchIntent({ open: async () => "idle", warmUp: async (name) => void warmed.push(name), expect() {} });
  return warmed;
}

it.each(["pointerover", "focusin", "touchstart"])("prepares an overlay once on %s", async (name) => {
  const field = insertField();
  const warmed = watch();
  for (let times = 0; times < 3; times++)
    field.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
  await expect.poll(() => warmed).toEqual(["waiting"]);
});

it("prepares an overlay whose trigger has the focus already, also inside shadow roots", async () => {
  const field = insertField();
  const outer = document.body.appendChild(document.createElement("div"));
  outer.attachShadow({ mode: "open" }).append(document.querySelector("[data-quire-open]") as Element);
  field.focus();
  const warmed = watch();
  await expect.poll(() => warmed).toEqual(["waiting"]);
});

it("prepares nothing if no trigger has the focus", async () => {
  insertField();
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  const warmed = watch();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(warmed).toEqual([]);
});

import { afterEach, expect, it } from "vitest";
import { watchIntent } from "./intent.js";

afterEach(() => {
  document.body.replaceChildren();
});

/** Something inside a trigger that opens an overlay. */
function insertField(): HTMLInputElement {
  document.body.innerHTML = '<div data-quire-open="waiting"><input></div>';
  return document.querySelector("input") as HTMLInputElement;
}

/** Begins to watch; tells which overlays were made ready. */
function watch(): string[] {
  const warmed: string[] = [];
  watchIntent({ open: async () => "idle", warm: async (name) => void warmed.push(name), expect() {} });
  return warmed;
}

it.each(["pointerover", "focusin", "touchstart"])("%s is a sign of intent, once", async (name) => {
  const field = insertField();
  const warmed = watch();
  for (let times = 0; times < 3; times++)
    field.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
  await expect.poll(() => warmed).toEqual(["waiting"]);
});

it("so is the focus of a reader who was quicker, also inside shadow roots", async () => {
  const field = insertField();
  const outer = document.body.appendChild(document.createElement("div"));
  outer.attachShadow({ mode: "open" }).append(document.querySelector("[data-quire-open]") as Element);
  field.focus();
  const warmed = watch();
  await expect.poll(() => warmed).toEqual(["waiting"]);
});

it("where nothing of Quire's has the focus, nothing is asked for", async () => {
  insertField();
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  const warmed = watch();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(warmed).toEqual([]);
});

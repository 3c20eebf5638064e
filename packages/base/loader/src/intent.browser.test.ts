import { afterEach, expect, it } from "vitest";
import { watchIntent } from "./intent.js";

afterEach(() => {
  document.body.replaceChildren();
});

/** A field in a tag whose code is not there. */
function insertField(): HTMLInputElement {
  document.body.innerHTML = "<quire-waiting><form><input></form></quire-waiting>";
  return document.querySelector("input") as HTMLInputElement;
}

/** Begins to watch; tells which widgets' code was asked for. */
function watch(): string[] {
  const defined: string[] = [];
  const define = async (name: string) => void defined.push(name);
  watchIntent(
    { define, discover() {}, shell: () => Promise.reject(), fetchShell: async () => {}, expect() {} },
    { open: async () => "idle", warm: async () => {}, expect() {} },
  );
  return defined;
}

it.each(["pointerover", "focusin", "touchstart", "input", "keydown"])(
  "%s is a sign of intent, once",
  async (name) => {
    const field = insertField();
    const defined = watch();
    for (let times = 0; times < 3; times++)
      field.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
    await expect.poll(() => defined).toEqual(["waiting"]);
  },
);

it("so is the focus of a reader who was quicker, also inside shadow roots", async () => {
  const field = insertField();
  const outer = document.body.appendChild(document.createElement("div"));
  outer.attachShadow({ mode: "open" }).append(document.querySelector("quire-waiting") as Element);
  field.focus();
  const defined = watch();
  await expect.poll(() => defined).toEqual(["waiting"]);
});

it("where nothing of Quire's has the focus, nothing is asked for", async () => {
  insertField();
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  const defined = watch();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(defined).toEqual([]);
});

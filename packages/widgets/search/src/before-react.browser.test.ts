import { registerHeld } from "@quire/conformance/held-view";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { openSearch } from "../test/open-search.js";
import { search } from "./element.js";

let server: ReturnType<typeof openSearch>;
/** The addresses of submitted forms. */
let left: string[];

// The overlay itself, whose view waits for the test.
const view = registerHeld(search, "held-search");

const host = () => document.querySelector("quire-held-search") as HTMLElement;
const field = () => host().querySelector("[slot=quire-form] input") as HTMLInputElement;
const titles = () => host().querySelectorAll(".quire-suggestion-title").length;

function stay(event: SubmitEvent): void {
  event.preventDefault();
  // Only a form is submitted.
  const form = event.target as HTMLFormElement;
  left.push(`${form.getAttribute("action")}?q=${new FormData(form).get("q")}`);
}

async function open(): Promise<HTMLInputElement> {
  host().toggleAttribute("open", true);
  await expect.poll(() => document.activeElement === field()).toBe(true);
  return field();
}

async function mount(): Promise<void> {
  view.come();
  await expect.poll(() => host().dataset.state).toBe("ready");
}

beforeEach(() => {
  view.hold();
  left = [];
  addEventListener("submit", stay, true);
  server = openSearch();
  document.body.innerHTML = "<quire-held-search></quire-held-search>";
});
afterEach(() => {
  removeEventListener("submit", stay, true);
  document.body.replaceChildren();
  server.close();
});

it("focuses the overlay's field before React, and keeps text, selection and suggestions (beyond-60)", async () => {
  const input = await open();
  await userEvent.keyboard("strategies{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}");
  await mount();
  expect(field()).toBe(input);
  expect(document.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([7, 10]);
  await userEvent.keyboard("y");
  expect(input.value).toBe("strategy");
  await expect.poll(titles).toBe(9);
});

it("continues an IME composition in the field while the view loads", async () => {
  const compose = (text: string) =>
    cdp().send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  const ends = vi.fn();
  const input = await open();
  input.addEventListener("compositionend", ends);
  await compose("に");
  await mount();
  await compose("にほ");
  expect(ends).not.toHaveBeenCalled();
  await cdp().send("Input.insertText", { text: "日本" });
  expect(input.value).toBe("日本");
});

it("submits natively on Enter before React, and does not search again later", async () => {
  await open();
  await userEvent.keyboard("strategy{Enter}");
  expect(left).toEqual(["/search?q=strategy"]);
  await mount();
  await expect.poll(titles).toBe(9);
  expect(left).toEqual(["/search?q=strategy"]);
});

it("keeps the typed text when the overlay is closed before React and opened again (beyond-61)", async () => {
  await open();
  await userEvent.keyboard("strategy{Escape}");
  expect(host().hasAttribute("open")).toBe(false);
  await mount();
  const input = await open();
  expect(input.value).toBe("strategy");
});

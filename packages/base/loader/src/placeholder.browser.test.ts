import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { openPlaceholder } from "./placeholder.js";

afterEach(() => {
  document.body.replaceChildren();
});

function addPressedTrigger(name: string, state = "busy"): HTMLAnchorElement {
  const trigger = document.createElement("a");
  trigger.href = "/sign-in";
  trigger.textContent = "Sign in";
  Object.assign(trigger.dataset, { quireOpen: name, state });
  document.body.append(trigger);
  trigger.focus();
  return trigger;
}

const dialog = () =>
  Array.from(document.querySelectorAll("div"), ({ shadowRoot }) => shadowRoot?.querySelector("dialog")).find(
    Boolean,
  );

it("opens an empty dialog, named after the trigger, when the overlay has no frame yet", () => {
  const trigger = addPressedTrigger("auth-modal");
  expect(openPlaceholder(trigger)).toBe(true);
  expect(dialog()?.matches(":modal")).toBe(true);
  expect(dialog()?.ariaLabel).toBe("Sign in");
  expect(dialog()?.getBoundingClientRect().width).toBe(Math.min(448, innerWidth - 24));
});

it("closes once the trigger is no longer busy", async () => {
  const trigger = addPressedTrigger("auth-modal");
  openPlaceholder(trigger);
  trigger.dataset.state = "on";
  await expect.poll(dialog).toBeUndefined();
});

it("closes with Escape, restores the focus, and sets the trigger to idle", async () => {
  const trigger = addPressedTrigger("auth-modal");
  openPlaceholder(trigger);
  expect(document.activeElement).not.toBe(trigger);
  await userEvent.keyboard("{Escape}");
  await expect.poll(dialog).toBeUndefined();
  expect(trigger.dataset.state).toBe("idle");
  expect(document.activeElement).toBe(trigger);
});

it("opens nothing for other overlays, loaded frames, or a click that has ended", () => {
  expect(openPlaceholder(addPressedTrigger("share-flyout"))).toBe(false);
  expect(openPlaceholder(addPressedTrigger("toString"))).toBe(false);
  expect(openPlaceholder(addPressedTrigger("auth-modal", "idle"))).toBe(false);
  const host = document.body.appendChild(document.createElement("quire-auth-modal"));
  host.attachShadow({ mode: "open" });
  expect(openPlaceholder(addPressedTrigger("auth-modal"))).toBe(false);
  expect(dialog()).toBeUndefined();
});

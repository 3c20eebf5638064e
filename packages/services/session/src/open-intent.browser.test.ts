import { OPEN_OVERLAY } from "@quire/core";
import { afterEach, expect, it, vi } from "vitest";
import { dropIntent, keepIntent } from "./intent.js";
import { leaving } from "./leaving.js";
import { runKeptIntent } from "./run-intent.js";

const asked = vi.fn((event: Event) => event.preventDefault());

afterEach(() => {
  document.removeEventListener(OPEN_OVERLAY, asked);
  asked.mockClear();
  dropIntent();
});

it("opens the overlay that a guest wanted, once, and lets it take the focus", async () => {
  document.addEventListener(OPEN_OVERLAY, asked);
  keepIntent({ action: "open", data: { name: "change-password-flyout", attributes: { action: "/a" } } });
  await runKeptIntent();
  await runKeptIntent();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    detail: { name: "change-password-flyout", attributes: { action: "/a" }, keyboard: true },
  });
});

it("keeps it for the page that comes anew while this one is being left", async () => {
  document.addEventListener(OPEN_OVERLAY, asked);
  keepIntent({ action: "open", data: { name: "change-password-flyout", attributes: {} } });
  leaving().isLeaving = true;
  await runKeptIntent();
  expect(asked).not.toHaveBeenCalled();
  leaving().isLeaving = false;
  await runKeptIntent();
  expect(asked).toHaveBeenCalledTimes(1);
});

it("robustness 16: opens nothing for a kept attribute that would run something", async () => {
  document.addEventListener(OPEN_OVERLAY, asked);
  vi.spyOn(console, "error").mockImplementation(() => {});
  keepIntent({ action: "open", data: { name: "flyout", attributes: { onclick: "alert(1)" } } });
  await runKeptIntent();
  expect(asked).not.toHaveBeenCalled();
});

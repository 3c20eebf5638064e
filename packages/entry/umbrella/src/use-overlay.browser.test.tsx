import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { start } from "./start.js";
import { useOverlay } from "./use-overlay.js";

beforeEach(() => {
  newPage();
  vi.stubGlobal("fetch", async () => new Response(null, { status: 401 }));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

// Runs first, because listeners of a start stay on the document.
it("returns false before Quire has started", async () => {
  const { result } = await renderHook(() => useOverlay("auth-modal"));
  expect(result.current.open()).toBe(false);
});

it("opens and closes an overlay, and returns its state (beyond-269)", async () => {
  start();
  const { result, act } = await renderHook(() => useOverlay("auth-modal"));
  expect(result.current.isOpen).toBe(false);
  expect(result.current.open({ mode: "registration" })).toBe(true);
  await expect.poll(() => result.current.isOpen).toBe(true);
  expect(document.querySelector("quire-auth-modal")?.getAttribute("mode")).toBe("registration");
  await act(() => result.current.close());
  expect(result.current.isOpen).toBe(false);
  expect(document.querySelector("quire-auth-modal[open]")).toBeNull();
});

it("ignores other overlays (beyond-269)", async () => {
  start();
  const { result } = await renderHook(() => [useOverlay("auth-modal"), useOverlay("cart-confirmation")]);
  result.current[0]?.open();
  await expect.poll(() => result.current.map(({ isOpen }) => isOpen)).toEqual([true, false]);
});

// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { createFakeBackend } from "./index.js";

it("replaces fetch until the page ends (beyond-286)", async () => {
  const before = globalThis.fetch;
  const end = createFakeBackend({ tier: "registered" }).install();
  expect((await (await fetch("/api/user/profile")).json()).firstName).toBe("Robin");
  await end();
  expect(globalThis.fetch).toBe(before);
});

it("removes tags, stored data and marks, and keeps the site's own (beyond-286)", async () => {
  const end = createFakeBackend().install();
  document.body.innerHTML = "<quire-header></quire-header><main></main>";
  document.documentElement.dataset.quireUser = "known";
  for (const key of ["quire:reader", "shop:quire:outbox:1", "cart", "theme"]) localStorage.setItem(key, "1");
  await end();
  expect([...document.body.children].map(({ localName }) => localName)).toEqual(["main"]);
  expect(document.documentElement.dataset.quireUser).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(["theme"]);
});

it("ends timers, frames and observers of the page (beyond-286)", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const end = createFakeBackend().install();
  const late = vi.fn();
  setTimeout(late, 10);
  setInterval(late, 10);
  requestAnimationFrame(late);
  new MutationObserver(late).observe(document.body, { childList: true });
  const ended = end();
  await vi.advanceTimersByTimeAsync(0);
  await ended;
  document.body.append("text");
  await vi.advanceTimersByTimeAsync(100);
  expect(vi.getTimerCount()).toBe(0);
  expect(late).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it.each([
  ["guest", undefined],
  ["registered", "registered"],
  ["subscribers", "subscribers"],
] as const)("begins with a current user of the tier %s (beyond-286)", async (tier, status) => {
  const backend = createFakeBackend({ tier, user: { firstName: "Kim" } });
  const answer = await backend.fetch("http://localhost/api/user/profile");
  const { status: shown } = answer.ok ? await answer.json() : { status: undefined };
  expect(shown).toBe(status);
});

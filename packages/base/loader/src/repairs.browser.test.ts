import { afterEach, expect, it } from "vitest";
import { createRepairs } from "./repairs.js";

afterEach(() => document.body.replaceChildren());

it("repairs an attribute once in the frame in which page code removes it twice (beyond-203)", async () => {
  const element = document.body.appendChild(document.createElement("p"));
  const repair = () => element.setAttribute("data-state", "ready");
  repair();
  createRepairs().watch(element, repair);
  const isRepairedAfter = async (wait: Promise<unknown>) => {
    await wait;
    return element.hasAttribute("data-state");
  };
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  element.removeAttribute("data-state");
  expect(await isRepairedAfter(Promise.resolve())).toBe(true);
  element.removeAttribute("data-state");
  expect(await isRepairedAfter(Promise.resolve())).toBe(false);
  expect(await isRepairedAfter(frame())).toBe(true);
});

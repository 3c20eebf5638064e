import { expect } from "vitest";
import type { Check } from "./check.js";
import type { Conformance } from "./conformance.js";
import { footprint } from "./footprint.js";
import { FORMS, textsOf } from "./forms.js";

const CYCLES = 200;
const WARM_UP = 20;
/** What the browser and the test's own tools may add meanwhile: less than one node a cycle. */
const NOISE = 60;
const HEAP = 500_000;

async function mountAndRemove(one: Conformance, times: number): Promise<void> {
  const texts = textsOf(one, one.sample);
  for (let count = 0; count < times; count++) {
    (await FORMS["custom element"](one, texts)).remove();
  }
  await new Promise(requestAnimationFrame);
}

/** What is left of a widget when it has gone. */
export function lifetimeChecks(one: Conformance): Check[] {
  return [
    {
      name: "robustness 30: 200 cycles leave no nodes, no listeners and no memory behind",
      timeout: 90_000,
      async run() {
        await mountAndRemove(one, WARM_UP);
        const before = await footprint();
        await mountAndRemove(one, CYCLES);
        const after = await footprint();
        expect(after.nodes - before.nodes, "DOM nodes").toBeLessThan(NOISE);
        expect(after.listeners - before.listeners, "listeners").toBeLessThan(NOISE);
        expect(after.heap - before.heap, "bytes of heap").toBeLessThan(HEAP);
      },
    },
  ];
}

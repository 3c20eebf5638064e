import { expect } from "vitest";
import type { Check } from "./check.js";
import type { Conformance } from "./conformance.js";
import { type Footprint, footprint } from "./footprint.js";
import { FORMS, textsOf } from "./forms.js";

const CYCLES = 200;
const WARM_UP = 20;
/** What the browser and the test's own tools may add meanwhile: less than one node a cycle. */
const NOISE = 60;
const HEAP = 500_000;
/** How often what is left is looked at, and the milliseconds between. */
const LOOKS = 8;
const BETWEEN_LOOKS = 500;
/** A leak grows in each round; what is compiled or kept once, in the first. */
const ROUNDS = 3;

const isNoise = ({ nodes, listeners, heap }: Footprint): boolean =>
  nodes < NOISE && listeners < NOISE && heap < HEAP;

async function mountAndRemove(one: Conformance, times: number): Promise<void> {
  const texts = textsOf(one, one.sample);
  for (let count = 0; count < times; count++) {
    (await FORMS["custom element"](one, texts)).remove();
  }
  await new Promise(requestAnimationFrame);
}

/** What there is more than before. The last one mounted may be held yet by a call or a timer that ends soon. */
async function growthSince(before: Footprint): Promise<Footprint> {
  for (let look = 1; ; look++) {
    const { nodes, listeners, heap } = await footprint();
    const growth = {
      nodes: nodes - before.nodes,
      listeners: listeners - before.listeners,
      heap: heap - before.heap,
    };
    if (isNoise(growth) || look === LOOKS) return growth;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
}

async function growthInRound(one: Conformance): Promise<Footprint> {
  const before = await footprint();
  await mountAndRemove(one, CYCLES);
  return growthSince(before);
}

/** What is left of a widget when it has gone. */
export function lifetimeChecks(one: Conformance): Check[] {
  return [
    {
      name: "robustness 30: 200 cycles leave no nodes, no listeners and no memory behind",
      timeout: 90_000,
      async run() {
        await mountAndRemove(one, WARM_UP);
        let growth = await growthInRound(one);
        for (let round = 2; round <= ROUNDS && !isNoise(growth); round++) growth = await growthInRound(one);
        expect(growth.nodes, "DOM nodes").toBeLessThan(NOISE);
        expect(growth.listeners, "listeners").toBeLessThan(NOISE);
        expect(growth.heap, "bytes of heap").toBeLessThan(HEAP);
      },
    },
  ];
}

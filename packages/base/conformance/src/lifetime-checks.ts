import { expect } from "vitest";
import type { Conformance } from "./conformance.js";
import { type Footprint, measureFootprint } from "./footprint.js";
import { FORMS, getTexts } from "./forms.js";

/** One requirement for every widget. */
export interface Check {
  readonly name: string;
  readonly run: () => void | Promise<void>;
  /** Timeout in milliseconds, if longer than the default. */
  readonly timeout?: number;
}

/** Number of mounts that distinguishes a leak of one node per mount from noise. */
const CYCLES = 10;
const WARM_UP = 3;
/** Nodes or listeners that browser and test tools may add in each cycle. */
const MAX_GROWTH_PER_CYCLE = 0.3;
const HEAP = 500_000;
/** Milliseconds between two measurements. */
const MEASURE_INTERVAL_MS = 200;

/** Compiled code and caches do not shrink, so a further round is faster than further measurements. */
const EARLY_LOOKS = 2;

/** The number of times that growth is measured before the check fails. Tests of leaks shorten both. */
export const patience = {
  /** Measurements in the last round. */
  looks: 8,
  /** Number of rounds. A leak grows in each round; compiled code and caches grow only in the first. */
  rounds: 3,
};

const isNoise = ({ nodes, listeners, heap }: Footprint, cycles: number): boolean =>
  nodes < MAX_GROWTH_PER_CYCLE * cycles && listeners < MAX_GROWTH_PER_CYCLE * cycles && heap < HEAP;

async function mountAndRemove(one: Conformance, times: number): Promise<void> {
  const texts = getTexts(one, one.sample);
  for (let count = 0; count < times; count++) {
    (await FORMS["custom element"](one, texts)).remove();
  }
  await new Promise(requestAnimationFrame);
}

/**
 * Returns the growth since `before`. A call or timer may keep the last mounted element alive for a moment.
 */
async function growthSince(before: Footprint, cycles: number, looks: number): Promise<Footprint> {
  for (let look = 1; ; look++) {
    const { nodes, listeners, heap } = await measureFootprint();
    const growth = {
      nodes: nodes - before.nodes,
      listeners: listeners - before.listeners,
      heap: heap - before.heap,
    };
    if (isNoise(growth, cycles) || look >= looks) return growth;
    await new Promise((resolve) => setTimeout(resolve, MEASURE_INTERVAL_MS));
  }
}

async function growthInRound(one: Conformance, cycles: number, round: number): Promise<Footprint> {
  const before = await measureFootprint();
  await mountAndRemove(one, cycles);
  return growthSince(before, cycles, round < patience.rounds ? EARLY_LOOKS : patience.looks);
}

/** Checks that a removed widget leaves nothing behind. */
export function lifetimeChecks(one: Conformance): Check[] {
  const { cycles = CYCLES } = one;
  return [
    {
      name: `leaves no nodes, listeners or memory after ${cycles} cycles (robustness-30)`,
      timeout: 90_000,
      async run() {
        await mountAndRemove(one, WARM_UP);
        let growth = await growthInRound(one, cycles, 1);
        for (let round = 2; round <= patience.rounds && !isNoise(growth, cycles); round++)
          growth = await growthInRound(one, cycles, round);
        expect(growth.nodes, "DOM nodes").toBeLessThan(MAX_GROWTH_PER_CYCLE * cycles);
        expect(growth.listeners, "listeners").toBeLessThan(MAX_GROWTH_PER_CYCLE * cycles);
        expect(growth.heap, "bytes of heap").toBeLessThan(HEAP);
      },
    },
  ];
}

import { expect, it } from "vitest";
import config from "../../vitest.config.ts";

it("gives all projects of one group the same number of workers, as Vitest demands", () => {
  const workers = new Map();
  for (const { test } of config.test.projects) {
    const group = test.sequence.groupOrder;
    workers.set(group, (workers.get(group) ?? new Set()).add(test.maxWorkers));
  }
  const mixed = [...workers].filter(([, counts]) => counts.size > 1).map(([group]) => group);
  expect(mixed).toEqual([]);
});

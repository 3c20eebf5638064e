import { expect, it } from "vitest";
import { createHashQueue } from "./hash-queue.js";
import { Refusal } from "./refusal.js";

/** Creates work that ends on demand, and counts how much of it runs at once. */
function createBench() {
  const endWork: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => endWork.push(() => resolve(name)));
  };
  /** Ends the oldest work, so that waiting work starts. */
  async function endOne(): Promise<void> {
    endWork.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { begun, work, endOne };
}

it("runs up to its limit at once, then in order, known browsers first", async () => {
  const { begun, work, endOne } = createBench();
  const queue = createHashQueue(2, 2);
  const all = ["a", "b", "c", "d"].map((name) => queue.run(work(name)));
  all.push(queue.run(work("known"), true));
  expect(begun).toEqual(["a", "b"]);
  await endOne();
  expect(begun).toEqual(["a", "b", "known"]);
  for (let turn = 0; turn < 4; turn++) await endOne();
  expect(begun).toEqual(["a", "b", "known", "c", "d"]);
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d", "known"]);
});

it("refuses unknown browsers if too many wait, and still admits known ones", async () => {
  const { work, endOne } = createBench();
  const queue = createHashQueue(1, 2);
  const waiting = ["a", "b", "c"].map((name) => queue.run(work(name)));
  const refused = await queue.run(work("d")).catch((reason: unknown) => reason);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ status: 503, retryAfter: 5 });
  const known = queue.run(work("known"), true);
  for (let turn = 0; turn < 4; turn++) await endOne();
  expect(await Promise.all([...waiting, known])).toHaveLength(4);
});

it("continues after work that fails", async () => {
  const queue = createHashQueue(1);
  const failing = queue.run(() => Promise.reject(new Error("not this one")));
  const next = queue.run(async () => "next");
  await expect(failing).rejects.toThrow("not this one");
  expect(await next).toBe("next");
});

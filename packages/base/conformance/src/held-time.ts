import { expect, onTestFinished, vi } from "vitest";

/** Stops timers until the end of the test. Frames, promises and messages continue. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
}

/**
 * Waits for `check` without advancing the stopped timers, as `expect.poll` would. The test's timeout is the
 * limit.
 */
export async function appears(check: () => boolean): Promise<void> {
  while (!check()) await new Promise(requestAnimationFrame);
}

/**
 * Tests a delay from both sides: nothing has happened a millisecond before its end, and it has happened at
 * its end. Call `holdTime` before the delay starts.
 */
export async function expectAfter(milliseconds: number, happened: () => boolean): Promise<void> {
  await rendered();
  vi.advanceTimersByTime(milliseconds - 1);
  await rendered();
  expect(happened(), `before ${milliseconds} ms`).toBe(false);
  vi.advanceTimersByTime(1);
  await rendered();
  await appears(happened); // Timers are stopped again, so a later event fails the test.
}

/** Resolves after pending renders and their effects. */
export async function rendered(): Promise<void> {
  for (let frame = 0; frame < 5; frame++) {
    await new Promise(requestAnimationFrame);
    await messagesDelivered();
  }
}

/**
 * Resolves after pending messages. React renders by messages, and on a busy machine a frame can precede earlier
 * messages.
 */
function messagesDelivered(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const delivered = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  port2.postMessage("");
  return delivered.finally(() => port1.close());
}

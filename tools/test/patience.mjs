import { vi } from "vitest";

/** Milliseconds that `expect.poll` waits. A busy machine needs more than Vitest's second. */
const POLL_TIMEOUT_MS = 10_000;

/** Milliseconds between two checks. Vitest's 50 ms would be most of the time of many tests. */
const INTERVAL = 10;

const withPatience = (options) => ({
  timeout: POLL_TIMEOUT_MS,
  interval: INTERVAL,
  ...(typeof options === "number" ? { timeout: options } : options),
});

const { waitFor, waitUntil } = vi;
vi.waitFor = (check, options) => waitFor(check, withPatience(options));
vi.waitUntil = (check, options) => waitUntil(check, withPatience(options));

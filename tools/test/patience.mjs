import { vi } from "vitest";

/** Milliseconds that `expect.poll` waits. A busy machine needs more than Vitest's second. */
const PATIENCE = 10_000;

const patient = (options) => ({
  timeout: PATIENCE,
  ...(typeof options === "number" ? { timeout: options } : options),
});

const { waitFor, waitUntil } = vi;
vi.waitFor = (check, options) => waitFor(check, patient(options));
vi.waitUntil = (check, options) => waitUntil(check, patient(options));

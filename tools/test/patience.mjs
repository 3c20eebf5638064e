import { vi } from "vitest";

/** ms: as long as `expect.poll` waits. A machine that is busy with other tests needs more than Vitest's second. */
const PATIENCE = 10_000;

const patient = (options) => ({
  timeout: PATIENCE,
  ...(typeof options === "number" ? { timeout: options } : options),
});

const { waitFor, waitUntil } = vi;
vi.waitFor = (check, options) => waitFor(check, patient(options));
vi.waitUntil = (check, options) => waitUntil(check, patient(options));

import { beforeEach, inject, vi } from "vitest";

/** Milliseconds until a mutant fails that never does what a test waits for. */
const WAIT_TIMEOUT_MS = inject("patience");

const patience = (options) => {
  const given = typeof options === "number" ? { timeout: options } : options;
  return { ...given, timeout: Math.min(WAIT_TIMEOUT_MS, given?.timeout ?? WAIT_TIMEOUT_MS) };
};

const { waitFor, waitUntil } = vi;
vi.waitFor = (check, options) => waitFor(check, patience(options));
vi.waitUntil = (check, options) => waitUntil(check, patience(options));

// The test with hundreds of attachments takes seconds for each mutant.
beforeEach(({ task, skip }) => {
  if (task.name.endsWith("(robustness-30)")) skip();
});

import { announce, report, userMessageOf } from "@quire/core";
import { takeIntent } from "./intent.js";

/** Carries out what was asked for before sign-in, exactly once, and announces what came of it. */
export async function runKeptIntent(): Promise<void> {
  const run = takeIntent();
  if (!run) return;
  try {
    announce(await run());
  } catch (error) {
    report(error);
    const message = userMessageOf(error);
    if (message) announce(message, "assertive");
  }
}

import { ownDocument, ownWindow, reportFault, runtime } from "@quire/core";

/** Milliseconds after the load event. Every script that starts Quire should have run by then. */
const START_TIMEOUT_MS = 3_000;

/** Reports once a page that Quire was not started, so that no action works. The signal cancels the check. */
export function expectStart(signal: AbortSignal): void {
  const wait = () => {
    const timer = setTimeout(check, START_TIMEOUT_MS);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  };
  if (ownDocument.readyState === "complete") wait();
  else ownWindow.addEventListener("load", wait, { once: true, signal });
}

function check(): void {
  if (runtime().shared.has("loader")) return;
  reportFault(
    "page/not-started",
    "Quire was not started, so signing in, saving and all other actions do not work.",
    {
      fix: 'Render <QuireProvider> of "@quire/widgets", call start() of "@quire/widgets/start", or include quire.js.',
    },
  );
}

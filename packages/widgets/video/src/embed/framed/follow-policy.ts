import { ownDocument, report } from "@quire/core";

interface Followed {
  /** The origin of the frame's page. */
  readonly origin: string;
  /** Events before the listener loaded, of all kinds. */
  readonly early: readonly Event[];
  readonly signal: AbortSignal;
  /** Aborts the signal. */
  readonly refuse: () => void;
}

/**
 * Shows a link to the site and warns the developer when the page's policy blocks its frame.
 * @returns a function that stops. Call it when the frame's page has answered: later violations concern another frame
 */
export function followPolicy({ origin, early, signal, refuse }: Followed): () => void {
  const controller = new AbortController();
  const judge = (event: Event) => {
    if (signal.aborted || !isBlocked(event, origin)) return;
    refuse();
    import("./report-barred.js").then(({ reportBarred }) => reportBarred(origin)).catch(report);
  };
  for (const event of early) judge(event);
  ownDocument.addEventListener("securitypolicyviolation", judge, {
    signal: AbortSignal.any([signal, controller.signal]),
  });
  return () => controller.abort();
}

/** True when a policy has blocked a frame of that origin. A report-only policy blocks nothing. */
function isBlocked(event: Event, origin: string): boolean {
  // Other events do not have these properties.
  const { disposition, effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
  if (disposition !== "enforce" || effectiveDirective !== "frame-src") return false;
  return URL.canParse(blockedURI) && new URL(blockedURI).origin === origin;
}

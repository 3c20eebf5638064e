import { ownDocument, report } from "@quire/core";

interface Followed {
  /** Of the page that the frame shows. */
  readonly origin: string;
  /** What has happened already, of this and of other kinds. */
  readonly early: readonly Event[];
  readonly signal: AbortSignal;
  /** Aborts the signal. */
  readonly refuse: () => void;
}

/** Where the page's policy lets no frame of that site in, its reader is led there instead, and the developer told. */
export function followPolicy({ origin, early, signal, refuse }: Followed): void {
  const judge = (event: Event) => {
    if (signal.aborted || !bars(event, origin)) return;
    refuse();
    import("./report-barred.js").then(({ reportBarred }) => reportBarred(origin)).catch(report);
  };
  for (const event of early) judge(event);
  ownDocument.addEventListener("securitypolicyviolation", judge, { signal });
}

/** A policy that is only tried out bars nothing. */
function bars(event: Event, origin: string): boolean {
  // Events of other kinds have none of these.
  const { disposition, effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
  return disposition === "enforce" && effectiveDirective === "frame-src" && blockedURI.startsWith(origin);
}

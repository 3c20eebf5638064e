import type { Finding } from "./reported.js";

/** A request or script that a policy refused, from an event or a report. */
interface Refused {
  readonly effectiveDirective: string;
  /** An event's `blockedURI`, or a report's `blockedURL`. */
  readonly blocked: string;
  readonly sourceFile: string;
  /** `report` means that it was reported but not refused. */
  readonly disposition: string;
  /** The whole policy, as the server sent it. */
  readonly originalPolicy: string;
}

/**
 * Watches for requests and scripts of Quire that the page's Content-Security-Policy refuses. It includes earlier
 * refusals that the browser still knows.
 * @param base the folder of Quire's files
 * @returns a function that gives the refusals so far
 */
export function watchPolicy(base: string, signal: AbortSignal): () => Finding[] {
  const found = new Map<string, Finding>();
  const note = (refused: Refused) => {
    if (!isOurs(refused, base)) return;
    const finding = getFinding(refused);
    found.set(finding.what, finding);
  };
  document.addEventListener(
    "securitypolicyviolation",
    (event) => {
      const { effectiveDirective, blockedURI: blocked, sourceFile, disposition, originalPolicy } = event;
      // A page script may dispatch a made-up event, which must not put an address into the advice.
      if (event.isTrusted) note({ effectiveDirective, blocked, sourceFile, disposition, originalPolicy });
    },
    { signal },
  );
  watchReports(note, signal);
  return () => [...found.values()];
}

/** Reads reports too, which some browsers keep for observers that start late. */
function watchReports(note: (refused: Refused) => void, signal: AbortSignal): void {
  if (typeof ReportingObserver === "undefined") return;
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        const text = (name: string) => String(Reflect.get(body ?? {}, name) ?? "");
        note({
          effectiveDirective: text("effectiveDirective"),
          blocked: text("blockedURL"),
          sourceFile: text("sourceFile"),
          disposition: text("disposition"),
          originalPolicy: text("originalPolicy"),
        });
      }
    },
    { types: ["csp-violation"], buffered: true },
  );
  observer.observe();
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}

/** Leaves out violations by the page's own scripts, and those that were only reported. */
function isOurs({ blocked, sourceFile, disposition }: Refused, base: string): boolean {
  return disposition !== "report" && (blocked.startsWith(base) || sourceFile.startsWith(base));
}

function getFinding({ effectiveDirective, blocked, originalPolicy }: Refused): Finding {
  const directive = effectiveDirective.replace(/-(elem|attr)$/, "");
  const hasDirective = new RegExp(`(^|;)\\s*${directive}[\\s;]`, "i").test(`${originalPolicy};`);
  const source = sourceFor(blocked);
  return {
    area: "policy",
    code: "policy/refused",
    what: `The page's Content-Security-Policy keeps Quire from ${blocked} (${effectiveDirective}).`,
    // A new directive replaces default-src, so it must repeat its sources.
    fix: hasDirective
      ? `Add ${source} to ${directive}.`
      : `Give the policy a ${directive}: what its default-src has, and ${source}.`,
  };
}

function sourceFor(blocked: string): string {
  if (blocked.startsWith("trusted-types")) return "quire";
  if (!URL.canParse(blocked)) return blocked;
  const { origin } = new URL(blocked);
  return origin === location.origin ? "'self'" : origin;
}

import type { Finding } from "./finding.js";

/** What a policy has refused, as an event or as a report says it. */
interface Refused {
  readonly effectiveDirective: string;
  /** Of an event `blockedURI`, of a report `blockedURL`. */
  readonly blocked: string;
  readonly sourceFile: string;
  /** `report`: it was told of, and not refused. */
  readonly disposition: string;
  /** All of the policy, as it was sent. */
  readonly originalPolicy: string;
}

/**
 * Watches for what the page's Content-Security-Policy keeps from Quire; also for what it has refused before, where the
 * browser still knows.
 * @param base where Quire's files lie
 * @returns what has been refused so far
 */
export function watchPolicy(base: string, signal: AbortSignal): () => Finding[] {
  const found = new Map<string, Finding>();
  const note = (refused: Refused) => {
    if (!isOurs(refused, base)) return;
    const finding = findingOf(refused);
    found.set(finding.what, finding);
  };
  document.addEventListener(
    "securitypolicyviolation",
    (event) => {
      const { effectiveDirective, blockedURI: blocked, sourceFile, disposition, originalPolicy } = event;
      // What a script of the page makes up gives nobody's address to a policy.
      if (event.isTrusted) note({ effectiveDirective, blocked, sourceFile, disposition, originalPolicy });
    },
    { signal },
  );
  watchReports(note, signal);
  return () => [...found.values()];
}

/** Where the browser keeps reports for who comes late. */
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

/** What the page's own scripts do against its policy is the page's business. */
function isOurs({ blocked, sourceFile, disposition }: Refused, base: string): boolean {
  return disposition !== "report" && (blocked.startsWith(base) || sourceFile.startsWith(base));
}

function findingOf({ effectiveDirective, blocked, originalPolicy }: Refused): Finding {
  const directive = effectiveDirective.replace(/-(elem|attr)$/, "");
  const isThere = new RegExp(`(^|;)\\s*${directive}[\\s;]`, "i").test(`${originalPolicy};`);
  const source = sourceFor(blocked);
  return {
    area: "policy",
    what: `The page's Content-Security-Policy keeps Quire from ${blocked} (${effectiveDirective}).`,
    // One that is added takes the place of default-src, and what that allows would be gone.
    fix: isThere
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

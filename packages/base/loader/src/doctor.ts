import { runtime } from "@quire/core";
import { type Finding, inWords } from "./doctor/finding.js";
import { lookAtApi } from "./doctor/look-at-api.js";
import { lookAtChunks } from "./doctor/look-at-chunks.js";
import { lookAtScripts } from "./doctor/look-at-scripts.js";
import { lookAtSource } from "./doctor/look-at-source.js";
import { countTags, lookAtTags } from "./doctor/look-at-tags.js";
import { openPanel } from "./doctor/panel.js";
import { lookAtReports, reported } from "./doctor/reported.js";
import { watchPolicy } from "./doctor/watch-policy.js";

/** What `doctor.js` exports. */
export type OpenDoctor = typeof openDoctor;

/** A page with the partner script alone. It has no API, triggers or mounts. */
export interface DoctorOfPartner {
  /** The folder of the script, ending in a slash. */
  readonly base: string;
  /** Finds faults of the tags. */
  readonly lookAtTags: () => readonly Finding[];
}

/** Milliseconds between two looks at the page, while the panel is open. */
const PAUSE = 1000;

/**
 * Says on the page what keeps Quire from working there, and how to mend it: for who writes the template.
 * @param partner on a page with the partner script, in place of the loader's checks
 */
export function openDoctor(partner?: DoctorOfPartner): void {
  // Written by the loader alone.
  const base = partner?.base ?? String(runtime().shared.get("loader") ?? "");
  const over = new AbortController();
  const refused = watchPolicy(base, over.signal);
  const panel = openPanel(() => over.abort());
  let ofServer: readonly Finding[] | undefined;

  function look(): void {
    const policy = refused();
    const lines = reported();
    const seen = [
      ...lookAtScripts(base, partner ? "partner" : "quire"),
      ...policy,
      ...(partner?.lookAtTags() ?? lookAtTags(lines)),
      ...(ofServer ?? []).filter(({ what }) => !isExplained(what, policy)),
    ];
    const findings = [
      ...seen,
      ...lookAtReports(lines).filter((finding) => !isSaid(finding, seen)),
      ...lookAtChunks(base),
    ];
    panel.show(findings, ofServer ? summaryOf(findings, partner !== undefined) : "Looking …");
  }

  const timer = setInterval(look, PAUSE);
  over.signal.addEventListener("abort", () => clearInterval(timer), { once: true });
  look();
  Promise.all([lookAtSource(over.signal), partner ? [] : lookAtApi(over.signal)]).then(
    (found) => {
      ofServer = found.flat();
      if (!over.signal.aborted) look();
    },
    () => {},
  );
}

/** What the policy keeps from the page cannot be reached, and that is why. */
function isExplained(what: string, policy: readonly Finding[]): boolean {
  return (
    what.endsWith("cannot be reached.") && policy.some((one) => one.what.includes(what.split(" ")[0] ?? ""))
  );
}

/** The doctor has found the fault by itself. */
function isSaid({ what }: Finding, seen: readonly Finding[]): boolean {
  return seen.some((one) => inWords(one).toLowerCase().includes(what.toLowerCase()));
}

function summaryOf(findings: readonly Finding[], isPartner: boolean): string {
  const { length } = findings;
  if (length > 0) return length === 1 ? "1 finding" : `${length} findings`;
  const { tags, triggers } = countTags();
  if (isPartner) return `All is well: ${tags} tags, scripts and policy are in order.`;
  return `All is well: ${tags} tags and ${triggers} triggers, scripts, policy, API and messages are in order.`;
}

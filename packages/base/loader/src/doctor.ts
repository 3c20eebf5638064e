import { runtime } from "@quire/core";
import { lookAtApi } from "./doctor/look-at-api.js";
import { lookAtChunks } from "./doctor/look-at-chunks.js";
import { lookAtScripts } from "./doctor/look-at-scripts.js";
import { lookAtSource } from "./doctor/look-at-source.js";
import { countTags, lookAtTags } from "./doctor/look-at-tags.js";
import { openPanel } from "./doctor/panel.js";
import { type Finding, formatInWords, getReportedLines, lookAtReports } from "./doctor/reported.js";
import { watchPolicy } from "./doctor/watch-policy.js";

/** The export of `doctor.js`. */
export type OpenDoctor = typeof openDoctor;

/** A page with the partner script alone. It has no API, triggers or mounts. */
export interface DoctorOfPartner {
  /** The folder of the script, ending in a slash. */
  readonly base: string;
  /** Finds faults of the tags. */
  readonly lookAtTags: () => readonly Finding[];
}

/** Milliseconds between two checks of the page while the panel is open. */
const CHECK_INTERVAL_MS = 1000;

/**
 * Shows the author of the template the faults that keep Quire from working on the page, each with its fix.
 * @param partner replaces the loader's checks on a page with the partner script
 */
export function openDoctor(partner?: DoctorOfPartner): void {
  // Only the loader writes this value.
  const base = partner?.base ?? String(runtime().shared.get("loader") ?? "");
  const controller = new AbortController();
  const refused = watchPolicy(base, controller.signal);
  const panel = openPanel(() => controller.abort());
  let ofServer: readonly Finding[] | undefined;

  function look(): void {
    const policy = refused();
    const lines = getReportedLines();
    const allFindings = [
      ...lookAtScripts(base, partner ? "partner" : "quire"),
      ...policy,
      ...(partner?.lookAtTags() ?? lookAtTags(lines)),
      ...(ofServer ?? []).filter(({ what }) => !isExplained(what, policy)),
    ];
    const findings = [
      ...allFindings,
      ...lookAtReports(lines).filter((finding) => !isFoundToo(finding, allFindings)),
      ...lookAtChunks(base),
    ];
    panel.show(findings, ofServer ? getSummary(findings, partner !== undefined) : "Looking …");
  }

  const timer = setInterval(look, CHECK_INTERVAL_MS);
  controller.signal.addEventListener("abort", () => clearInterval(timer), { once: true });
  look();
  Promise.all([lookAtSource(controller.signal), partner ? [] : lookAtApi(controller.signal)]).then(
    (found) => {
      ofServer = found.flat();
      if (!controller.signal.aborted) look();
    },
    () => {},
  );
}

/** Returns true if the policy explains why an address is unreachable. */
function isExplained(what: string, policy: readonly Finding[]): boolean {
  return (
    what.endsWith("cannot be reached.") && policy.some((one) => one.what.includes(what.split(" ")[0] ?? ""))
  );
}

/** Returns true for a reported fault that the doctor has found too. */
function isFoundToo({ what }: Finding, allFindings: readonly Finding[]): boolean {
  return allFindings.some((one) => formatInWords(one).toLowerCase().includes(what.toLowerCase()));
}

function getSummary(findings: readonly Finding[], isPartner: boolean): string {
  const { length } = findings;
  if (length > 0) return formatCount(length, "finding");
  const { tags, triggers } = countTags();
  if (isPartner) return `All is well: ${formatCount(tags, "tag")}, scripts and policy are in order.`;
  const markup = `${formatCount(tags, "tag")} and ${formatCount(triggers, "trigger")}`;
  return `All is well: ${markup}, scripts, policy, API and messages are in order.`;
}

const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

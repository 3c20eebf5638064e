import { QuireError, report, runtime } from "@quire/core";
import type { Finding } from "./doctor/finding.js";
import { lookAtScripts } from "./doctor/look-at-scripts.js";
import { lookAtSource } from "./doctor/look-at-source.js";

/** Reports loaders that do nothing and, with `readsSource`, tags that close themselves, as the doctor lists them. */
export async function checkMarkup(readsSource: boolean): Promise<void> {
  const tell = ({ what, fix }: Finding) => report(new QuireError("widget/misplaced", what, { fix }));
  const base = String(runtime().shared.get("loader") ?? "");
  if (base.startsWith("http")) lookAtScripts(base).forEach(tell);
  if (readsSource) (await lookAtSource(new AbortController().signal)).forEach(tell);
}

import { ownDocument, QuireError, report, runtime } from "@quire/core";
import type { OpenDoctor } from "@quire/loader";
import { checkTemplate } from "@quire/loader/check-template";
import { partnerFaults } from "./partner-faults.js";

/**
 * Reports faults of a partner page's markup, each once. With `?quire-doctor` it opens the doctor. On a page
 * with the loader, the loader does the check.
 * @param base the folder of the partner script, ending in a slash
 */
export async function checkPartner(base: string): Promise<void> {
  if (ownDocument.readyState === "loading")
    await new Promise((resolve) => ownDocument.addEventListener("DOMContentLoaded", resolve, { once: true }));
  if (runtime().shared.has("loader")) return;
  for (const { code, what, why, fix } of partnerFaults()) report(new QuireError(code, what, { why, fix }));
  if (location.search.includes("quire-doctor")) await openDoctor(base);
  await checkTemplate(base, "partner");
}

async function openDoctor(base: string): Promise<void> {
  // The build writes it next to the partner script.
  const doctor: { openDoctor: OpenDoctor } = await import(/* @vite-ignore */ `${base}doctor.js`);
  doctor.openDoctor({
    base,
    lookAtTags: () =>
      partnerFaults().map(({ code, what, why, fix }) => ({ area: "tag", code, what, fix: `${why} ${fix}` })),
  });
}

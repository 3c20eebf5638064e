import { reportFault } from "../errors/report.js";

/** Reports that the page's configuration block is invalid. */
export function reportBlock(cause: unknown): void {
  reportFault("configuration/json", "The configuration block is not a JSON object.", {
    fix: "Write one JSON object, without comments; the defaults are used until then.",
    cause,
  });
}

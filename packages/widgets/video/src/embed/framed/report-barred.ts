import { reportFault } from "@quire/core";

/** Reports the missing source in the page's policy. */
export function reportBarred(origin: string): void {
  reportFault("configuration/invalid", "A video of another site cannot be shown on this page.", {
    why: "The page's Content-Security-Policy lets no frame of that site in.",
    fix: `Name ${origin} in its frame-src.`,
  });
}

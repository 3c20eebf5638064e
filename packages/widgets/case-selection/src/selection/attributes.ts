import { type Attribute, textAttribute } from "@quire/element";
import { CTA_TARGET } from "./cta-href.js";
import { HIDDEN } from "./rules.js";

/** True unless the word "false" says no. */
const subscribersPass: Attribute<boolean> = {
  type: "boolean",
  description: "Whether it stays away from subscribers.",
  fallback: true,
  parse: (value) => value.trim() !== "false",
  accepts: (value) => typeof value === "boolean",
};

export const attributes = {
  heading: textAttribute("The title.", ""),
  dek: textAttribute("Below the title.", ""),
  subDek: textAttribute("Below the dek, smaller.", ""),
  firstName: textAttribute("Whom it greets; by default the reader.", ""),
  ctaTitle: textAttribute("The words of the call to action.", ""),
  ctaTarget: textAttribute("Where that leads.", CTA_TARGET),
  anchorTitle: textAttribute("The words of the link to sign-in.", ""),
  anchorHref: textAttribute("Where that leads without script.", "/sign-in"),
  subscribersPass,
  footerSelector: textAttribute("Hidden while it is open: the footer.", HIDDEN.footer),
  bannerSelector: textAttribute("The same: the persistent banner.", HIDDEN.banner),
  adSelector: textAttribute("The same: the ad container.", HIDDEN.ad),
};

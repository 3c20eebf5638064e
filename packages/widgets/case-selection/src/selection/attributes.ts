import { type Attribute, booleanAttribute, textAttribute } from "@quire/element";
import { CTA_TARGET } from "./cta-href.js";
import { HIDDEN } from "./rules.js";

/** True unless the attribute is "false". */
const subscribersPass: Attribute<boolean> = {
  ...booleanAttribute("Whether it stays away from subscribers; `false` shows it to them too."),
  fallback: true,
};

export const attributes = {
  heading: textAttribute("The title.", ""),
  dek: textAttribute("What stands below the title; by default nothing.", ""),
  subDek: textAttribute("What stands below the dek, smaller; by default nothing.", ""),
  firstName: textAttribute(
    "Whom “Hi, {name}.” greets; by default the reader's own first name, and nobody where there is none.",
    "",
  ),
  ctaTitle: textAttribute("The words of the call to action.", ""),
  ctaTarget: textAttribute(
    "Where the call to action leads; `ab`, the page's tag of the experiment `paywall-case-subtout` (configuration `experiments`), is added.",
    CTA_TARGET,
  ),
  anchorTitle: textAttribute(
    "The words of the link that opens sign-in in paywall mode, after which the page reloads.",
    "",
  ),
  anchorHref: textAttribute("Where the link to sign-in leads, where no overlay can open.", "/sign-in"),
  subscribersPass,
  footerSelector: textAttribute(
    "What is hidden while it is open, by a selector: the footer. Empty hides nothing.",
    HIDDEN.footer,
  ),
  bannerSelector: textAttribute(
    "What is hidden while it is open, by a selector: the persistent banner. Empty hides nothing.",
    HIDDEN.banner,
  ),
  adSelector: textAttribute(
    "What is hidden while it is open, by a selector: the ad container. Empty hides nothing.",
    HIDDEN.ad,
  ),
};

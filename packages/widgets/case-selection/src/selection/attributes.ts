import { type Attribute, booleanAttribute, textAttribute } from "@quire/element";
import { CTA_TARGET } from "./cta-href.js";
import { HIDDEN } from "./rules.js";

/** True unless the attribute is "false". */
const subscribersPass: Attribute<boolean> = {
  ...booleanAttribute("Subscribers do not see the overlay. With `false`, they see it too."),
  fallback: true,
};

export const attributes = {
  heading: textAttribute("The title of the overlay.", ""),
  dek: textAttribute("The text below the title; none by default.", ""),
  subDek: textAttribute("The smaller text below the dek; none by default.", ""),
  firstName: textAttribute(
    "The name in the greeting “Hi, {name}.”; by default the reader's first name. Without a name, there is no greeting.",
    "",
  ),
  ctaTitle: textAttribute("The text of the call to action.", ""),
  ctaTarget: textAttribute(
    "The address of the call to action. The widget adds `ab`, the page's tag of the experiment `paywall-case-subtout` (configuration `experiments`).",
    CTA_TARGET,
  ),
  anchorTitle: textAttribute(
    "The text of the link that opens sign-in in paywall mode. The page reloads after sign-in.",
    "",
  ),
  anchorHref: textAttribute("The address of the sign-in link, if no overlay can open.", "/sign-in"),
  subscribersPass,
  footerSelector: textAttribute(
    "A selector for the footer, which is hidden while the overlay is open. An empty selector hides nothing.",
    HIDDEN.footer,
  ),
  bannerSelector: textAttribute(
    "A selector for the persistent banner, which is hidden while the overlay is open. An empty selector hides nothing.",
    HIDDEN.banner,
  ),
  adSelector: textAttribute(
    "A selector for the ad container, which is hidden while the overlay is open. An empty selector hides nothing.",
    HIDDEN.ad,
  ),
};

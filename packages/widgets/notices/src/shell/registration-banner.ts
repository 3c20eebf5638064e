import { adoptStyles } from "@quire/core";
import { type CreateShell, plainShell } from "@quire/frame";
import closeSheet from "../close.css?inline";
import { Banner } from "../registration-banner/banner.js";
import { optionsOf } from "../registration-banner/banner-options.js";
import { keepBanner } from "../registration-banner/banners.js";
import sheet from "../registration-banner/registration-banner.css?inline";

/** All that the banner is: React only hands it the properties that differ from the attributes. */
export const shell: CreateShell = (host) => {
  const made = plainShell("shadow")(host);
  adoptStyles(made.root, closeSheet + sheet);
  const banner = new Banner(host, made.root, optionsOf(host));
  keepBanner(host, banner);
  banner.update();
  const observer = new MutationObserver(() => banner.set(optionsOf(host)));
  observer.observe(host, { attributeFilter: ["email-address", "paywall-selector", "scroll-limit"] });
  return made;
};

import { useHost } from "@quire/element";
import { type ReactNode, useLayoutEffect } from "react";
import type { BannerOptions } from "./banner-options.js";
import { bannerOf } from "./banners.js";

/** The banner is plain DOM, in the shell: this hands on what properties say, and ends it with the widget. */
export function RegistrationBannerView({
  emailAddress,
  paywallSelector,
  scrollLimit,
}: BannerOptions): ReactNode {
  const { shell } = useHost();
  useLayoutEffect(() => {
    bannerOf(shell.host)?.set({ emailAddress, paywallSelector, scrollLimit });
  }, [shell, emailAddress, paywallSelector, scrollLimit]);
  useLayoutEffect(() => () => bannerOf(shell.host)?.hide(), [shell]);
  return null;
}

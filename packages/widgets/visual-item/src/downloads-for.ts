import { safeHref } from "@quire/core";

/** A file to download. `link` is unchecked (content-3.17). */
export interface Download {
  readonly link: string;
  readonly format: string;
}

/** The current user: the subscriber id, or an empty string without a subscription. */
export interface DownloadReader {
  readonly subscriberId: string;
  /** The paywall flag: everyone may download (content-6.7). */
  readonly isPaywallEnabled: boolean;
}

interface Files {
  /** The file's name in `/visual-library/download/{subscriberId}/{asset}`. */
  readonly asset: string;
  readonly downloads: readonly Download[];
}

/** Replaces the subscriber id when everyone may download. */
const EVERYBODY = "guest";

/**
 * The current user's downloads: the asset at its own address (content-2.12), then the other files. A user without a
 * subscription has none while the paywall flag is off (content-6.7).
 */
export function getDownloads(
  { asset, downloads }: Files,
  { subscriberId, isPaywallEnabled }: DownloadReader,
): readonly { readonly href: string; readonly format: string }[] {
  const reader = subscriberId || (isPaywallEnabled ? EVERYBODY : "");
  if (!reader) return [];
  const name = encodeURIComponent(asset);
  const isAsset = ({ link }: Download) => asset !== "" && link.endsWith(`/${name}`);
  const own = {
    href: `/visual-library/download/${encodeURIComponent(reader)}/${name}`,
    format: downloads.find(isAsset)?.format ?? "",
  };
  const others = downloads.flatMap((one) => {
    const href = isAsset(one) ? undefined : safeHref(one.link);
    return href ? [{ href, format: one.format }] : [];
  });
  return asset ? [own, ...others] : others;
}

/** The settings of one case selection, apart from its texts. */
export interface Rules {
  /** The overlay stays away from subscribers. */
  readonly subscribersPass: boolean;
  /** Selectors of what is hidden while the overlay is open. */
  readonly hides: readonly string[];
}

/** The selectors' defaults: footer, persistent banner, ad container (accounts-4.17). */
export const HIDDEN = {
  footer: "footer",
  banner: "quire-subscription-banner",
  ad: "[data-ad-container]",
} as const;

export const DEFAULT_RULES: Rules = { subscribersPass: true, hides: Object.values(HIDDEN) };

/** The rules as the tag's attributes say them: what holds until the widget's code has read them all. */
export function rulesOf(host: HTMLElement): Rules {
  const said = (name: keyof typeof HIDDEN) => host.getAttribute(`${name}-selector`) ?? HIDDEN[name];
  return {
    subscribersPass: host.getAttribute("subscribers-pass")?.trim() !== "false",
    hides: [said("footer"), said("banner"), said("ad")],
  };
}

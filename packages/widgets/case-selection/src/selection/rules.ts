/** The settings of one case selection, apart from its texts. */
export interface Rules {
  /** True if subscribers do not see the overlay. */
  readonly subscribersPass: boolean;
  /** Selectors of the elements to hide while the overlay is open. */
  readonly hides: readonly string[];
}

/** The selectors' defaults: footer, persistent banner, ad container (accounts-4.17). */
export const HIDDEN = {
  footer: "footer",
  banner: "quire-subscription-banner",
  ad: "[data-ad-container]",
} as const;

export const DEFAULT_RULES: Rules = { subscribersPass: true, hides: Object.values(HIDDEN) };

/** Reads the rules from the tag's attributes. They apply until the widget's code has loaded. */
export function getRules(host: HTMLElement): Rules {
  const getSelector = (name: keyof typeof HIDDEN) => host.getAttribute(`${name}-selector`) ?? HIDDEN[name];
  return {
    subscribersPass: host.getAttribute("subscribers-pass")?.trim() !== "false",
    hides: [getSelector("footer"), getSelector("banner"), getSelector("ad")],
  };
}

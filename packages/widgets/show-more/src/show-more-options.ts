/** What `onToggle` and `quire-toggle` carry. */
export interface ShowMoreToggle {
  readonly expanded: boolean;
}

/** What a page may say of a show-more control; its attributes and props. */
export interface ShowMoreOptions {
  /** In pixels: how much is shown of what is longer. */
  readonly limit: number;
  readonly expanded: boolean;
  readonly moreLabel: string;
  readonly lessLabel: string;
  /** By default the host tells of it. */
  readonly onToggle?: (toggle: ShowMoreToggle) => void;
}

export const LIMIT = 240;
export const ATTRIBUTES = ["limit", "expanded", "more-label", "less-label"];

/** The options as the host's attributes say them, before the element's own code can tell what is wrong with them. */
export function optionsOf(host: Element): ShowMoreOptions {
  const limit = host.getAttribute("limit")?.trim();
  const expanded = host.getAttribute("expanded");
  return {
    limit: limit && Number(limit) >= 0 ? Number(limit) : LIMIT,
    expanded: expanded !== null && expanded.trim() !== "false",
    moreLabel: host.getAttribute("more-label") ?? "",
    lessLabel: host.getAttribute("less-label") ?? "",
  };
}

import { getEvent, numberAttribute, textAttribute } from "@quire/element";

/** The payload of `onSearch` and `quire-search`. */
export interface Searched {
  /** The search term, trimmed and with collapsed spaces. */
  readonly term: string;
}

/** The payload of `onChoose` and `quire-choose`. `more` is the link to all results. */
export interface Chosen {
  readonly kind: "recent" | "record" | "subject" | "more";
  readonly title: string;
  /** The address, or undefined if the server sent an unsafe one. Then the title is the search term. */
  readonly href: string | undefined;
}

export const attributes = {
  heading: textAttribute("The overlay's heading; “Search” by default.", ""),
  placeholder: textAttribute("The placeholder of the overlay's field.", ""),
  resultsHref: textAttribute(
    "The address of the results page, if there is no form inside the tag; `/search` by default.",
    "",
  ),
  parameter: textAttribute(
    "The query parameter of the search term, if there is no field inside the tag; `q` by default.",
    "",
  ),
  recentLimit: numberAttribute(
    "The number of recent searches offered, at most 8. With 0, no searches are stored.",
    5,
  ),
};

export const events = {
  onSearch: getEvent<Searched>(
    "The form is submitted; `term` is trimmed and its spaces are collapsed. To stay on the page, prevent the form's own `submit` event.",
  ),
  onChoose: getEvent<Chosen>(
    "The reader chose a suggestion. `href` is undefined if the server sent an unsafe address; the title is then searched for.",
  ),
};

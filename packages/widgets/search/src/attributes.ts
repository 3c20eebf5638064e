import { eventOf, numberAttribute, textAttribute } from "@quire/element";

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
  placeholder: textAttribute("What stands in the overlay's field while it is empty.", ""),
  resultsHref: textAttribute("The page of results, where no form inside says it; `/search` by default.", ""),
  parameter: textAttribute(
    "The name of the term in its address, where no field inside says it; `q` by default.",
    "",
  ),
  recentLimit: numberAttribute("How many recent searches are offered, 8 at most; with 0 none is kept.", 5),
};

export const events = {
  onSearch: eventOf<Searched>(
    "The form is sent: `term` is trimmed, its spaces collapsed. To stay on the page, prevent the form's own `submit`.",
  ),
  onChoose: eventOf<Chosen>(
    "A choice is followed. `href` is undefined where the server's address was not a safe one: then the title is searched for.",
  ),
};

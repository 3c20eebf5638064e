import type { ViewProps } from "@quire/element";
import {
  type Attribute,
  booleanAttribute,
  choiceAttribute,
  eventOf,
  jsonAttribute,
  numberAttribute,
  required,
  textAttribute,
} from "@quire/element";
import { STREAM_NAMES } from "@quire/services/streams";
import * as v from "valibot";

const TabsSchema = v.array(
  v.object({
    label: v.string(),
    stream: v.optional(v.picklist(STREAM_NAMES)),
    folder: v.optional(v.string()),
    filter: v.optional(v.string()),
    query: v.optional(v.string()),
  }),
);
/** A tab. Values that it does not set are those of the list. */
export type StreamTab = v.InferOutput<typeof TabsSchema>[number];

/** The payload of `onLoad` and `quire-load`. */
export interface StreamLoaded {
  /** The number of the last loaded page, from 1. */
  readonly page: number;
  /** The number of entries shown. */
  readonly count: number;
  readonly isLast: boolean;
}

/** The payload of `onTabChange` and `quire-tab-change`. */
export interface StreamTabChange {
  /** The position of the tab, from 0. */
  readonly index: number;
  readonly label: string;
}

/** The page size of a list with `page-size`, and the maximum of one call (content-9.3). */
const SET_SIZE = 10;

const size = numberAttribute("Entries a page, up to 100; 10 where the attribute has no number.", 8, 1);
const pageSize: Attribute<number> = {
  ...size,
  parse: (text) => (text.trim() === "" ? SET_SIZE : size.parse(text)),
};

export const attributes = {
  stream: required(
    choiceAttribute("What is listed; without one the list is `misconfigured`.", ["", ...STREAM_NAMES], ""),
  ),
  folder: textAttribute(
    "Of `saves` and `list`: a folder's id, slug or name; `all`, the default, is everything saved; `selected` follows the folder that the reader selects on the page.",
    "",
  ),
  filter: textAttribute("Of `following`: the topic, by name; none is all of them.", ""),
  filterFrom: textAttribute("The id of a topic menu on the page, whose choice is the filter.", ""),
  query: textAttribute(
    "What else is asked with, as in an address: `term`, `filters`, `sort`, `order`, `activity`.",
    "",
  ),
  fromAddress: booleanAttribute(
    "The page's own address says `q` (or `term`), `filters`, `sort`, `order`, `activity` and `filter`; it overrules `query`.",
  ),
  pageSize,
  unlimited: booleanAttribute("Automatic loading goes on after 2 loads."),
  hideMore: booleanAttribute("No “Load more items”."),
  format: choiceAttribute("`feed` has numbered pages.", ["more", "feed"], "more"),
  tabs: jsonAttribute(
    "Tabs of streams, as JSON: each says what it does otherwise than the list.",
    v.parser(TabsSchema),
    [],
  ),
  selectable: booleanAttribute("Entries can be selected, to be organized or discarded together."),
  topicsCount: textAttribute("How many topics there are to follow, as the welcome says.", "150+"),
  label: textAttribute(
    "What the list is called, for those who listen; made of the stream where it is empty.",
    "",
  ),
};

export const events = {
  onLoad: eventOf<StreamLoaded>(
    "A page has come: `page` is the last one that is there, `count` how many entries show.",
  ),
  onTabChange: eventOf<StreamTabChange>("The reader has chosen another tab."),
};

export type StreamListViewProps = ViewProps<typeof attributes, typeof events>;

import type { ViewProps } from "@quire/element";
import {
  type Attribute,
  booleanAttribute,
  choiceAttribute,
  getEvent,
  jsonAttribute,
  numberAttribute,
  required,
  textAttribute,
} from "@quire/element";
import type { StreamEntry } from "@quire/services/contract";
import { STREAM_NAMES } from "@quire/services/streams";
import type { ReactNode } from "react";
import * as v from "valibot";
import type { StreamSource } from "./stream-source.js";

export interface StreamPanelProps extends StreamListViewProps {
  /** Identifies the stream on its page, to restore it when the user returns. */
  readonly id: string;
  /** The name of the address parameter with the page number. */
  readonly parameter: string;
  readonly source: StreamSource;
}

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

const size = numberAttribute(
  "The number of entries per page, up to 100; 10 if the attribute is empty.",
  8,
  1,
);
const pageSize: Attribute<number> = {
  ...size,
  parse: (text) => (text.trim() === "" ? SET_SIZE : size.parse(text)),
};

export const attributes = {
  stream: required(
    choiceAttribute(
      "The listed stream. Without it, the state is `misconfigured`.",
      ["", ...STREAM_NAMES],
      "",
    ),
  ),
  folder: textAttribute(
    "For `saves` and `list`: a folder's id, slug or name. `all`, the default, lists everything saved; `selected` follows the folder that the reader selects on the page.",
    "",
  ),
  filter: textAttribute("For `following`: the name of the topic; all topics by default.", ""),
  filterFrom: textAttribute("The id of a topic menu on the page. Its selected topic is the filter.", ""),
  query: textAttribute(
    "Further request parameters as a query string: `term`, `filters`, `sort`, `order`, `activity`.",
    "",
  ),
  fromAddress: booleanAttribute(
    "Reads `q` (or `term`), `filters`, `sort`, `order`, `activity` and `filter` from the page's address. They take precedence over `query`.",
  ),
  pageSize,
  unlimited: booleanAttribute("Automatic loading continues after 2 loads."),
  hideMore: booleanAttribute("Hides “Load more items”."),
  format: choiceAttribute(
    "The kind of paging: `more` has a button for more entries, `feed` has numbered pages.",
    ["more", "feed"],
    "more",
  ),
  tabs: jsonAttribute(
    "Tabs as JSON, each with its own stream. The values of a tab override those of the list.",
    v.parser(TabsSchema),
    [],
  ),
  selectable: booleanAttribute("Readers can select entries, to organize or discard them together."),
  toolbar: booleanAttribute(
    "For `saves` and `list`: readers can search and sort the items. The API must read `term`, `sort` and `order`.",
  ),
  topicsCount: textAttribute("The number of available topics, in the text of the welcome.", "150+"),
  label: textAttribute("The accessible name of the list; by default it is derived from the stream.", ""),
};

export const events = {
  onLoad: getEvent<StreamLoaded>(
    "A page loaded: `page` is the last loaded page, `count` the number of entries shown.",
  ),
  onTabChange: getEvent<StreamTabChange>("The reader selected another tab."),
};

/** Props with which a React application renders parts of the list itself. */
export interface StreamRenders {
  /**
   * Renders an entry in place of the widget's, inside its list item. Orders keep their own look.
   * @example renderEntry={(entry) => <Card title={entry.content.title} />}
   */
  readonly renderEntry?: ((entry: StreamEntry) => ReactNode) | undefined;
  /** Renders the message of an empty list. */
  readonly renderEmpty?: (() => ReactNode) | undefined;
}

export type StreamListViewProps = ViewProps<typeof attributes, typeof events> & StreamRenders;

import { eventOf, jsonAttribute, textAttribute } from "@quire/element";
import * as v from "valibot";
import { CollectionsSchema } from "./collections.js";

export const attributes = {
  heading: textAttribute("What stands above the tiles; nothing by default.", ""),
  collections: jsonAttribute(
    "The collections as JSON, in place of markup; it goes before it.",
    v.parser(CollectionsSchema),
    [],
  ),
};

/** The payload of `quire-expand` and `quire-collapse`. */
export interface TileDetail {
  /** Id of the collection. */
  readonly id: string;
}

export const events = {
  onExpand: eventOf<TileDetail>("A tile was expanded."),
  onCollapse: eventOf<TileDetail>("A tile was collapsed."),
};

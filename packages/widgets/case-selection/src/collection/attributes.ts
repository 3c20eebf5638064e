import { getEvent, jsonAttribute, textAttribute } from "@quire/element";
import * as v from "valibot";
import { CollectionsSchema } from "./collections.js";

export const attributes = {
  heading: textAttribute("The heading above the tiles; none by default.", ""),
  collections: jsonAttribute(
    "The collections as JSON. They take precedence over markup inside the tag.",
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
  onExpand: getEvent<TileDetail>("A tile was expanded."),
  onCollapse: getEvent<TileDetail>("A tile was collapsed."),
};

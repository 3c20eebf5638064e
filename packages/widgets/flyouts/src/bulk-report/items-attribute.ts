import { jsonAttribute } from "@quire/element";
import { saveItem } from "@quire/services/contract";
import type { ItemToSave } from "@quire/services/library";
import * as v from "valibot";

/** The items that a trigger passes (content-3.9). */
export const itemsAttribute = jsonAttribute<readonly ItemToSave[]>(
  "The items as a JSON array. Each needs at least `id` and `title`.",
  v.parser(v.array(saveItem.body.schema)),
  [],
);

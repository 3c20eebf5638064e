import type { BodyOf, saveItem as saveRow } from "../contract/index.js";

/** Item to save (content-3.9), with its id and title at least. */
export type ItemToSave = BodyOf<typeof saveRow>;

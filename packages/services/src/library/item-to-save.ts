import type { BodyOf, saveItem as saveRow } from "../contract/index.js";

/** What is saved (content-3.9): its id and title at least. */
export type ItemToSave = BodyOf<typeof saveRow>;

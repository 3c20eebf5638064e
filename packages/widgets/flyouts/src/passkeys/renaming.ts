import type { DraftControl } from "@quire/services/session";
import * as v from "valibot";

/** Which passkey is given another name, and what is typed of that. */
const schema = v.object({ id: v.string(), name: v.string() });

export const renamingForm = { schema, empty: { id: "", name: "" } };

export type Renaming = DraftControl<v.InferOutput<typeof schema>>;

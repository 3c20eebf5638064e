import type { DraftControl } from "@quire/services/session";
import * as v from "valibot";

/** The passkey that is being renamed, and its typed name. */
const schema = v.object({ id: v.string(), name: v.string() });

export const renamingForm = { schema, empty: { id: "", name: "" } };

export type Renaming = DraftControl<v.InferOutput<typeof schema>>;

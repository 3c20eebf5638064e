import { useHost } from "@quire/element";
import type { Folder } from "@quire/services/contract";
import { type DraftForm, useDraft } from "@quire/services/session";
import * as v from "valibot";
import { type Editing, getDetail } from "./folder-list-model.js";

const schema = v.object({
  editing: v.picklist(["none", "new", "active", "active-delete"] satisfies Editing[]),
  /** Id of the folder that was selected at the start; `null` for All. */
  of: v.nullish(v.string()),
  /** The typed name; `undefined` before any input. */
  name: v.optional(v.string()),
  description: v.optional(v.string()),
});
type Draft = v.InferOutput<typeof schema>;

/** A typed title and description. */
type FolderWords = Partial<Pick<Draft, "name" | "description">>;

const form: DraftForm<Draft> = { schema, empty: { editing: "none" } };

export interface EditingControl {
  readonly editing: Editing;
  /** The values that were typed before an expired session removed the form. */
  readonly typed: FolderWords;
  begin(editing: Editing): void;
  type(words: FolderWords): void;
}

/** The current action (content-4.4). An action on a folder ends when another one is selected. */
export function useEditing(selected: Folder | "all" | undefined): EditingControl {
  const { host } = useHost().shell;
  const { draft, change, reset } = useDraft(form, `folder-list ${host.id}`);
  const of = selected && getDetail(selected).id;
  const isOfOtherFolder = draft.editing !== "new" && draft.of !== of;
  return {
    editing: isOfOtherFolder ? "none" : draft.editing,
    typed: draft,
    begin(editing) {
      if (editing === "none") reset();
      else change(() => ({ editing, of, name: undefined, description: undefined }));
    },
    type: (words) => change(() => words),
  };
}

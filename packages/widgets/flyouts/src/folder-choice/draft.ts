import type { DraftControl, DraftForm } from "@quire/services/session";
import * as v from "valibot";

const schema = v.object({
  /** Folders that were checked or unchecked, by id. */
  picked: v.array(v.tuple([v.string(), v.boolean()])),
  /** True if the user wants a new folder; `title` is its typed name. */
  isNew: v.boolean(),
  title: v.string(),
  description: v.string(),
});

/** Choices and typed text of the user. */
export type Draft = v.InferOutput<typeof schema>;
export type FolderDraft = DraftControl<Draft>;

export const draftForm: DraftForm<Draft> = {
  schema,
  empty: { picked: [], isNew: false, title: "", description: "" },
};

/** The user's choice for a folder, or `undefined` without one. */
export function isPicked({ picked }: Draft, id: string): boolean | undefined {
  return new Map(picked).get(id);
}

/** Returns the draft's choices with one more folder checked or unchecked. */
export function pick({ picked }: Draft, id: string, isIn: boolean): Pick<Draft, "picked"> {
  return { picked: [...new Map(picked).set(id, isIn)] };
}

/** Returns a new folder with a title, or none for an empty title. */
export function getNewFolder(title: string): Pick<Draft, "isNew" | "title" | "description"> {
  return { isNew: title !== "", title, description: "" };
}

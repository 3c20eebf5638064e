import { foldersStore, folderTitle } from "@quire/services/library";
import { Form, type FormControl, FormMessage, Notice, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { text as flyouts } from "../text.js";
import type { FolderDraft } from "./draft.js";
import { FolderList } from "./folder-list.js";
import { NewFolder } from "./new-folder.js";
import { text } from "./text.js";
import type { Choice } from "./use-choice.js";

/** Schema of the optional fields for a new folder. */
function folderSchema() {
  const taken = () =>
    foldersStore()
      .getState()
      .folders.map(({ name }) => name);
  return v.object({ title: v.optional(folderTitle(taken)), description: v.optional(v.string()) });
}
export type FolderValues = v.InferOutput<ReturnType<typeof folderSchema>>;

interface FolderFormProps extends FolderDraft {
  /** The item to file, in words. */
  readonly subject: string;
  readonly choice: Choice;
  readonly onSubmit: (values: FolderValues, form: FormControl) => Promise<ReactNode>;
  readonly children?: ReactNode;
}

/** The choice of folders, and Save. */
export function FolderForm({ subject, choice, onSubmit, children, ...drafting }: FolderFormProps): ReactNode {
  const [schema] = useState(folderSchema);
  return (
    <>
      <p className="quire-subject">{subject}</p>
      <Form schema={schema} onSubmit={onSubmit}>
        <FormMessage />
        {choice.status === "failed" ? (
          <Notice tone="error">
            {text("unavailable")}{" "}
            <button type="button" part="link" className="quire-link" onClick={choice.load}>
              {flyouts("retry")}
            </button>
          </Notice>
        ) : (
          <FolderList choice={choice} {...drafting} />
        )}
        <NewFolder {...drafting} />
        {children}
        <div className="quire-foot">
          <SubmitButton>{text("save")}</SubmitButton>
        </div>
      </Form>
    </>
  );
}

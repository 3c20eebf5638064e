import { canEdit, foldersStore, getFolderTitle, isGiftFolder } from "@quire/services/library";
import { Checkbox, Field, Form, type FormControl, FormMessage, Notice, SubmitButton } from "@quire/ui";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import * as v from "valibot";
import { text as flyouts } from "../text.js";
import { type FolderDraft, isPicked, pick } from "./draft.js";
import { text } from "./text.js";
import type { Choice } from "./use-choice.js";

/** Schema of the optional fields for a new folder. */
function folderSchema() {
  const taken = () =>
    foldersStore()
      .getState()
      .folders.map(({ name }) => name);
  return v.object({ title: v.optional(getFolderTitle(taken)), description: v.optional(v.string()) });
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

/** Title and description of a new folder in the same flyout, if the user wants one. */
function NewFolder({ draft, change }: FolderDraft): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { isNew } = draft;
  const toggled = useRef(false);
  useLayoutEffect(() => {
    // The clicked button is removed. Its replacement takes the focus.
    if (toggled.current) box.current?.querySelector<HTMLElement>(isNew ? "input" : "button")?.focus();
  }, [isNew]);

  function toggle(): void {
    toggled.current = true;
    change(() => (isNew ? { isNew: false, title: "", description: "" } : { isNew: true }));
  }
  return (
    <div ref={box} className="quire-new-folder">
      {isNew && (
        <>
          <Field
            name="title"
            label={text("title")}
            defaultValue={draft.title}
            autoComplete="off"
            required
            onChange={({ target }) => change(() => ({ title: target.value }))}
          />
          <Field
            name="description"
            label={text("description")}
            defaultValue={draft.description}
            autoComplete="off"
            maxLength={500}
            onChange={({ target }) => change(() => ({ description: target.value }))}
          />
        </>
      )}
      <button type="button" part="link" className="quire-link" onClick={toggle}>
        {text(isNew ? "noNewFolder" : "newFolder")}
      </button>
    </div>
  );
}

interface FolderListProps extends FolderDraft {
  readonly choice: Choice;
}

/** Checkboxes for My Library, which holds everything saved, and for the folders. Read-only folders show if they have the item. */
function FolderList({ choice: { folders, inside }, draft, change }: FolderListProps): ReactNode {
  const shown = folders.filter((folder) => inside.has(folder.id) || canEdit(folder));
  return (
    <fieldset className="quire-folders">
      {/* The panel's title or its first line says what the choice is about. */}
      <legend className="quire-unseen">{text("folders")}</legend>
      <ul>
        <li>
          <Checkbox name="my-library" label={text("myLibrary")} checked disabled />
        </li>
        {shown.map((folder) => (
          <li key={folder.id}>
            <Checkbox
              name={`folder ${folder.id}`}
              label={folder.readOnly ? text("readOnly", { folder: folder.name }) : folder.name}
              checked={isPicked(draft, folder.id) ?? inside.has(folder.id)}
              disabled={folder.readOnly}
              onChange={({ target }) => change((now) => pick(now, folder.id, target.checked))}
            />
            {isGiftFolder(folder) && <GiftIcon />}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Icon of the gift folder (content-3.8). */
function GiftIcon(): ReactNode {
  return (
    <svg className="quire-gift" role="img" aria-label={text("gift")} viewBox="0 0 20 20">
      <path d="M2.5 6.5h15v3h-15zM4 9.5h12V17H4zM10 6.5V17M10 6.5C5 6.5 5 2.5 7.3 2.5 9 2.5 10 4.5 10 6.5c0-2 1-4 2.7-4 2.3 0 2.3 4-2.7 4" />
    </svg>
  );
}

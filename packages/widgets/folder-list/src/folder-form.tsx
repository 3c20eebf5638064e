import { isComposing } from "@quire/core";
import type { Folder } from "@quire/services/contract";
import { type FolderInput, type FolderOutcome, foldersStore, getFolderTitle } from "@quire/services/library";
import { Field, Form, type FormControl, FormMessage, SubmitButton } from "@quire/ui";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import * as v from "valibot";
import { text } from "./text.js";
import type { EditingControl } from "./use-editing.js";
import { getFailureText } from "./use-folder-changes.js";

interface FolderFormProps extends Pick<EditingControl, "typed" | "type"> {
  /** The folder to edit. Without it, the form creates a new one. */
  readonly folder?: Folder;
  /** @param goesOn returns true if the user has typed more since, so that the form stays */
  readonly onSave: (input: FolderInput, hasMoreText: () => boolean) => Promise<FolderOutcome>;
  readonly onCancel: () => void;
}

/** Title and description of a folder (content-5.1). */
export function FolderForm({ folder, typed, type, onSave, onCancel }: FolderFormProps): ReactNode {
  const [schema] = useState(() =>
    v.object({ name: getFolderTitle(() => otherTitles(folder)), description: v.string() }),
  );

  async function send(input: FolderInput, form: FormControl): Promise<ReactNode> {
    const more = () => form.typedSince("name").trim();
    const hasMoreText = () => more() !== "" || form.typedSince("description") !== "";
    const outcome = await onSave(input, hasMoreText);
    if (outcome.kind === "done" && !folder && hasMoreText()) beginNext(more(), form);
    return messageFor(outcome, form);
  }
  /** Uses text that was typed during the previous request as the next folder's name. */
  function beginNext(name: string, form: FormControl): void {
    const next = { name, description: form.typedSince("description") };
    for (const [field, value] of Object.entries(next)) form.fill(field, value);
    type(next);
  }
  function leave(event: KeyboardEvent): void {
    if (event.key !== "Escape" || isComposing(event.nativeEvent)) return;
    event.stopPropagation(); // Escape closes nothing else.
    onCancel();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any field does what Cancel does
    <div part="form" onKeyDown={leave}>
      <Form schema={schema} onSubmit={send}>
        <FormMessage />
        <Field
          name="name"
          label={text("title")}
          defaultValue={typed.name ?? folder?.name}
          autoComplete="off"
          required
          onChange={({ target }) => type({ name: target.value })}
        />
        <Field
          name="description"
          label={text("description")}
          defaultValue={typed.description ?? folder?.description}
          maxLength={2048}
          autoComplete="off"
          onChange={({ target }) => type({ description: target.value })}
        />
        <div part="buttons">
          <SubmitButton>{text("save")}</SubmitButton>
          <button type="button" className="quire-button" data-quiet="" onClick={onCancel}>
            {text("cancel")}
          </button>
        </div>
      </Form>
    </div>
  );
}

/** Returns the titles of the other folders when the form is sent. */
function otherTitles(folder: Folder | undefined): readonly string[] {
  const { folders } = foldersStore().getState();
  return folders.filter(({ id }) => id !== folder?.id).map(({ name }) => name);
}

/** Returns the message at the title or above the form (content-8.1, content-8.2). */
function messageFor(outcome: FolderOutcome, form: FormControl): ReactNode {
  const atTitle = (message: string) => {
    form.fail("name", message);
    form.focus("name");
    return null;
  };
  switch (outcome.kind) {
    case "done":
      return null;
    case "taken":
      return atTitle(text("taken", { name: outcome.name }));
    case "refused":
      return atTitle(outcome.message);
    default:
      return getFailureText(outcome);
  }
}

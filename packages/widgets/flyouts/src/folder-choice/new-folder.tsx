import { Field } from "@quire/ui";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { FolderDraft } from "./draft.js";
import { text } from "./text.js";

/** Title and description of a new folder in the same flyout, if the user wants one. */
export function NewFolder({ draft, change }: FolderDraft): ReactNode {
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

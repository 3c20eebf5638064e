import { useTypedFields } from "@quire/element";
import type { Area } from "@quire/services/region";
import { sessionSignal } from "@quire/services/session";
import { type InputEvent, useState } from "react";

/** Typed values without passwords. They are shared between forms, and cleared when the user changes. */
export interface Typed {
  readonly text: (name: string) => string;
  /** State of a changed checkbox, or undefined if it is unchanged. */
  readonly choice: (name: string) => boolean | undefined;
  /** The area of the consent label that the user read before React loaded. */
  readonly area: Area | undefined;
  readonly keep: (event: InputEvent<HTMLElement>) => void;
  /** Reads the fields, because browsers autofill them without an event. */
  readonly keepAll: (container: HTMLElement) => void;
}

/** Uses one name for e-mails, because sign-in calls them `username` (accounts-3.8). */
const getName = (field: string) => (field === "username" ? "emailAddress" : field);

/**
 * Returns the values that are shared between the forms of a view. It starts with the values of the initial content.
 * @example
 * const typed = useTyped();
 * <Field name="emailAddress" defaultValue={typed.text("emailAddress")} />
 */
export function useTyped(): Typed {
  const fields = useTypedFields();
  return useState(() => createTyped(fields))[0];
}

/** @param early fields that took typed text before the view was ready */
function createTyped(early: readonly HTMLInputElement[]): Typed {
  const typed = new Map<string, string | boolean>();
  let reader = sessionSignal();
  /** Returns the values, and clears them if the user has changed. */
  function own(): typeof typed {
    if (reader.aborted) typed.clear();
    reader = sessionSignal();
    return typed;
  }
  function keepText({ name, value }: HTMLInputElement): void {
    // Checks the name, because a visible password has the type `text`.
    if (name !== "password") own().set(getName(name), value);
  }
  for (const field of early) {
    if (field.type !== "checkbox") keepText(field);
    // A changed checkbox differs from its default.
    else if (field.checked !== field.defaultChecked) typed.set(field.name, field.checked);
  }
  return {
    // `prepareEarlyOptIn` has stored the area of the label's wording in the checkbox's `data-area`.
    area: early.find(({ name }) => name === "optIn")?.dataset.area as Area | undefined,
    text: (name) => String(own().get(getName(name)) ?? ""),
    choice: (name) => own().get(name) as boolean | undefined, // Used for checkboxes only.
    keep({ target }) {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.type === "checkbox") own().set(target.name, target.checked);
      else keepText(target);
    },
    keepAll(container) {
      if (reader.aborted) return void own(); // The fields still have the earlier user's text.
      for (const field of container.querySelectorAll("input")) if (field.type !== "checkbox") keepText(field);
    },
  };
}

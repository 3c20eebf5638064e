import { useHost } from "@quire/element";
import { sessionSignal } from "@quire/services/session";
import { type InputEvent, useState } from "react";

/** What was typed, but for passwords: it follows from form to form, and is there when one comes back, to the same reader. */
export interface Typed {
  readonly text: (name: string) => string;
  /** True if a checkbox was checked. Undefined: it was not touched. */
  readonly choice: (name: string) => boolean | undefined;
  readonly keep: (event: InputEvent<HTMLElement>) => void;
  /** What stands in the fields, for browsers fill them in without an event. */
  readonly keepAll: (container: HTMLElement) => void;
}

/** An e-mail has different names, for sign-in calls it `username` (accounts-3.8). */
const nameOf = (field: string) => (field === "username" ? "emailAddress" : field);

export function useTyped(): Typed {
  const { before } = useHost();
  return useState(() => {
    const typed = createTyped();
    if (before) {
      typed.keepAll(before);
      typed.keepChoices(before);
    }
    return typed;
  })[0];
}

function createTyped(): Typed & { keepChoices(before: HTMLElement): void } {
  const typed = new Map<string, string | boolean>();
  let reader = sessionSignal();
  /** Somebody else finds nothing of it. */
  function own(): typeof typed {
    if (reader.aborted) typed.clear();
    reader = sessionSignal();
    return typed;
  }
  function keepText({ name, value }: HTMLInputElement): void {
    // Also a password that is shown.
    if (name !== "password") own().set(nameOf(name), value);
  }
  return {
    text: (name) => String(own().get(nameOf(name)) ?? ""),
    choice: (name) => own().get(name) as boolean | undefined, // Only a box is asked for so.
    keep({ target }) {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.type === "checkbox") own().set(target.name, target.checked);
      else keepText(target);
    },
    keepAll(container) {
      if (reader.aborted) return void own(); // What stands there is whose it was.
      for (const field of container.querySelectorAll("input")) if (field.type !== "checkbox") keepText(field);
    },
    /** What stood there before React says so of a box that was touched: it differs from how it began. */
    keepChoices(before) {
      for (const { type, name, checked, defaultChecked } of before.querySelectorAll("input"))
        if (type === "checkbox" && checked !== defaultChecked) own().set(name, checked);
    },
  };
}

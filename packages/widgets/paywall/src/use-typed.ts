import { type ChangeEvent, useRef } from "react";

/** What was typed, but for passwords: it follows from card to card, and is there when a card comes back. */
export interface Typed {
  readonly text: (name: string) => string;
  /** Whether a checkbox was checked; undefined: it was not touched. */
  readonly choice: (name: string) => boolean | undefined;
  readonly keep: (event: ChangeEvent<HTMLElement>) => void;
}

/** An e-mail has different names, for sign-in calls it `username` (accounts-3.8). */
const nameOf = (field: string) => (field === "username" ? "emailAddress" : field);

export function useTyped(): Typed {
  const typed = useRef<Typed>(undefined);
  typed.current ??= createTyped();
  return typed.current;
}

function createTyped(): Typed {
  const texts = new Map<string, string>();
  const choices = new Map<string, boolean>();
  return {
    text: (name) => texts.get(nameOf(name)) ?? "",
    choice: (name) => choices.get(name),
    keep({ target }) {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.type === "checkbox") choices.set(target.name, target.checked);
      else if (!isPassword(target)) texts.set(nameOf(target.name), target.value);
    },
  };
}

/** Also one that is shown. */
function isPassword({ name }: HTMLInputElement): boolean {
  return name === "password";
}

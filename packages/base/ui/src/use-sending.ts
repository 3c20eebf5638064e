import { report } from "@quire/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FormStore } from "./form-store.js";
import { type FormValues, getFields, readValues } from "./form-values.js";
import { text } from "./text.js";
import { trackForm } from "./track-form.js";

/** Control of the form for the submit handler. */
export interface FormControl {
  /** Shows an error at a field until one of `until`, by default the field itself, is edited. */
  fail(name: string, message: string, until?: readonly string[]): void;
  /** Focuses a field, unless the user has typed since the submission. */
  focus(name: string): void;
  /** Returns true if a field has changed since the submission. */
  hasChanged(): boolean;
  /** Returns the text that was typed since the submission: appended to the sent value, or in its place. */
  typedSince(name: string): string;
  /** Sets a field's value without moving the focus. */
  fill(name: string, value: string): void;
}

/** Sends the schema's output, and resolves to the message for the user. */
export type Send<Output> = (values: Output, form: FormControl) => Promise<ReactNode>;

/** Sends a valid form, one submission at a time. An invalid form shows its errors and focuses the first one. */
export function useSending<Output>(
  element: { readonly current: HTMLFormElement | null },
  store: FormStore<Output>,
  onSubmit: Send<Output>,
  name?: string,
): { send: () => void; busy: boolean; message: ReactNode } {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<ReactNode>();
  const sending = useRef(false);

  // Scrolls to the message, because the top of a long form can be out of sight.
  useEffect(() => {
    if (!busy) return;
    return () => {
      const alert = element.current?.querySelector("[role=alert]");
      alert?.scrollIntoView({ block: "nearest" });
      if (element.current && alert) trackForm(element.current, name, "failed");
    };
  }, [busy, element, name]);

  function focus(test: (name: string) => boolean): void {
    const field = element.current && getFields(element.current).find(({ name }) => test(name));
    field?.focus();
  }
  const getText = (name: string) => String((element.current && readValues(element.current)[name]) ?? "");
  function controlAfter(sent: FormValues): FormControl {
    const hasChanged = () => Object.entries(sent).some(([name, value]) => getText(name) !== String(value));
    return {
      fail: store.fail,
      hasChanged,
      focus(name) {
        if (!hasChanged()) focus((other) => other === name);
      },
      typedSince: (name) => getAppendedText(String(sent[name] ?? ""), getText(name)),
      fill(name, value) {
        const field = element.current && getFields(element.current).find((one) => one.name === name);
        if (field) field.value = value;
      },
    };
  }
  async function sendValues(values: Output, control: FormControl): Promise<void> {
    setBusy(true);
    setMessage(undefined);
    let words: ReactNode;
    try {
      words = await onSubmit(values, control);
    } catch (cause) {
      report(cause);
      words = text("failed");
    }
    if (!element.current) return; // The form was unmounted.
    setMessage(words);
    setBusy(false);
  }
  async function send(): Promise<void> {
    // A ref instead of the state, because a second click can precede React's render.
    if (sending.current || !element.current) return;
    const sent = readValues(element.current);
    const values = store.check(sent);
    if (values === undefined) return focus((name) => Object.hasOwn(store.getState().errors, name));
    sending.current = true;
    trackForm(element.current, name, "submitted");
    await sendValues(values, controlAfter(sent));
    sending.current = false;
  }
  return { send, busy, message };
}

const getAppendedText = (before: string, now: string) =>
  now.startsWith(before) ? now.slice(before.length) : now;

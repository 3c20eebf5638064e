import { report } from "@quire/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FormStore } from "./form-store.js";
import { fieldsOf, readValues } from "./form-values.js";
import { text } from "./text.js";
import { trackForm } from "./track-form.js";

/** What a sender may do to the form afterwards. */
export interface FormControl {
  /** Shows an error at a field until one of `until`, by default the field itself, is edited. */
  fail(name: string, message: string, until?: readonly string[]): void;
  focus(name: string): void;
}

/** Sends what the schema made of the values, and resolves to what the reader is told about it. */
export type Send<Output> = (values: Output, form: FormControl) => Promise<ReactNode>;

/** Sends a valid form, once at a time; an invalid one shows its errors and focuses the first. */
export function useSending<Output>(
  element: { readonly current: HTMLFormElement | null },
  store: FormStore<Output>,
  onSubmit: Send<Output>,
  name?: string,
): { send: () => void; busy: boolean; message: ReactNode } {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<ReactNode>();
  const sending = useRef(false);

  // A long form begins out of sight of its button; what failed is said there.
  useEffect(() => {
    if (!busy) return;
    return () => {
      const alert = element.current?.querySelector("[role=alert]");
      alert?.scrollIntoView({ block: "nearest" });
      if (element.current && alert) trackForm(element.current, name, "failed");
    };
  }, [busy, element, name]);

  function focus(test: (name: string) => boolean): void {
    const field = element.current && fieldsOf(element.current).find(({ name }) => test(name));
    field?.focus();
  }
  async function sendValues(values: Output): Promise<void> {
    setBusy(true);
    setMessage(undefined);
    const control = { fail: store.fail, focus: (name: string) => focus((other) => other === name) };
    try {
      setMessage(await onSubmit(values, control));
    } catch (cause) {
      report(cause);
      setMessage(text("failed"));
    } finally {
      setBusy(false);
    }
  }
  async function send(): Promise<void> {
    // A ref, not the state: a second press may come before React has rendered.
    if (sending.current || !element.current) return;
    const values = store.check(readValues(element.current));
    if (values === undefined) return focus((name) => Object.hasOwn(store.getState().errors, name));
    sending.current = true;
    trackForm(element.current, name, "submitted");
    await sendValues(values);
    sending.current = false;
  }
  return { send, busy, message };
}

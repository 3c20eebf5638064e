import { isComposing, keepTyping, ownDocument } from "@quire/core";
import {
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { FormProvider } from "./form-context.js";
import { createFormStore, type FormSchema } from "./form-store.js";
import { type FormValues, isField, readValues } from "./form-values.js";
import { trackForm } from "./track-form.js";
import { type Send, useSending } from "./use-sending.js";
import { useSilentChanges } from "./use-silent-changes.js";

/** A press on a checkbox or on words that belong to a field: it counts only where it also ends there. */
const CHOICE_PRESSED = "label:active, [type=checkbox]:active";

export interface FormProps<Output> {
  /** Judges the values by field name, texts and booleans; it stays the same for the form's life. */
  readonly schema: FormSchema<Output>;
  /** Sends. What it resolves to is shown where the form's message stands. */
  readonly onSubmit: Send<Output>;
  /** Called with all values after each change, for a draft. The values include passwords. */
  readonly onType?: (values: FormValues) => void;
  /** Address of the native submission. Password managers read it too. */
  readonly action?: string;
  /** Name in analytics; the widget's name by default. */
  readonly name?: string;
  readonly children: ReactNode;
}

/**
 * A form whose values live in its fields. It is judged by `schema` when a field is left and, while
 * wrong, on every change; it is sent once at a time; nothing of it reaches a form or a hotkey of the
 * page around it.
 */
export function Form<Output>(props: FormProps<Output>): ReactNode {
  const { schema, onSubmit, onType, action, name, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const isStarted = useRef(false);
  const [store] = useState(() => createFormStore(schema));
  const { send, busy, message } = useSending(element, store, onSubmit, name);
  useSilentChanges(element, store);

  function withForm(act: (form: HTMLFormElement) => void): void {
    if (element.current) act(element.current);
  }
  function change({ target }: InputEvent<HTMLFormElement>): void {
    if (!isField(target)) return;
    withForm((form) => {
      if (!isStarted.current) trackForm(form, name, "started");
      isStarted.current = true;
      const values = readValues(form);
      store.change(target.name, values);
      onType?.(values);
    });
  }
  function blur({ target, relatedTarget }: FocusEvent<HTMLFormElement>): void {
    // An error that appears during a press would move the pressed control away from the pointer.
    const isPressed = relatedTarget?.matches(":active") && !isField(relatedTarget);
    if (!isField(target) || isPressed) return;
    const judge = () => withForm((form) => store.leave(target.name, readValues(form)));
    if (!element.current?.querySelector(CHOICE_PRESSED)) judge();
    else ownDocument.addEventListener("click", judge, { once: true });
  }
  function keyDown(event: KeyboardEvent<HTMLFormElement>): void {
    keepTyping(event);
    const { key, target, nativeEvent } = event;
    if (key !== "Enter" || event.defaultPrevented || isComposing(nativeEvent) || store.getState().valid)
      return;
    if (!(target instanceof HTMLInputElement)) return;
    // A disabled button keeps the browser from submitting: say why.
    event.preventDefault();
    send();
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    event.stopPropagation();
    send();
  }

  const context = useMemo(() => ({ store, busy, message }), [store, busy, message]);
  return (
    <form
      ref={element}
      className="quire-form"
      method="post"
      {...(action !== undefined && { action })}
      noValidate
      suppressHydrationWarning
      onInput={change}
      onBlur={blur}
      onKeyDown={keyDown}
      onKeyUp={keepTyping}
      onSubmit={submit}
    >
      <FormProvider value={context}>{children}</FormProvider>
    </form>
  );
}

import { isComposing, keepTyping, ownDocument } from "@quire/core";
import {
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { FormProvider, useFormContext } from "./form-context.js";
import { createFormStore, type FormSchema, type FormStore } from "./form-store.js";
import { type FormValues, isField, isPristine, readValues } from "./form-values.js";
import { Notice } from "./notice.js";
import { trackForm } from "./track-form.js";
import { type Send, useSending } from "./use-sending.js";

/** Matches a pressed checkbox or label. The click counts only if it also ends there. */
const CHOICE_PRESSED = "label:active, [type=checkbox]:active";

export interface FormProps<Output> {
  /** Validates the values by field name, texts and booleans. It must not change during the form's life. */
  readonly schema: FormSchema<Output>;
  /** Sends the values. The form shows the resolved content as its message. */
  readonly onSubmit: Send<Output>;
  /** Called with all values after each change, for a draft. The values include passwords. */
  readonly onType?: (values: FormValues) => void;
  /** Address of the native submission. Password managers read it too. */
  readonly action?: string;
  /** Name in analytics. Default: the widget's name. */
  readonly name?: string;
  readonly children: ReactNode;
}

/**
 * A form that keeps its values in its fields. `schema` validates an edited field when the user leaves it, and on every change
 * while it is invalid. One submission runs at a time. Forms and hotkeys of the page around it do not receive its
 * events.
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
    // An error that appears during a click would move the clicked control away from the pointer.
    const isPressed = relatedTarget?.matches(":active") && !isField(relatedTarget);
    if (!isField(target) || isPressed) return;
    // A field that was never edited is validated by the submission.
    if (isPristine(target) && !store.getState().touched.has(target.name)) return;
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
    // A disabled button prevents the submission, so the reason is shown.
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

const CHECK_DELAY_MS = 300;

/** Validates an invalid form at intervals, because autofill can correct it without an event. */
function useSilentChanges(
  element: { readonly current: HTMLFormElement | null },
  store: FormStore<unknown>,
): void {
  const isValid = () => store.getState().valid;
  const valid = useSyncExternalStore(store.subscribe, isValid, isValid);
  useEffect(() => {
    if (valid) return;
    const timer = setInterval(() => {
      if (element.current) store.refresh(readValues(element.current));
    }, CHECK_DELAY_MS);
    return () => clearInterval(timer);
  }, [element, store, valid]);
}

/** The error of the last submission. It is hidden during a submission. */
export function FormMessage(): ReactNode {
  const { message } = useFormContext();
  return message ? <Notice tone="error">{message}</Notice> : null;
}

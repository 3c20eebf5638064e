import * as v from "valibot";
import { createStore } from "zustand/vanilla";
import type { FormValues } from "./form-values.js";

export type FormSchema<Output> = v.GenericSchema<unknown, Output>;

/** Status of a form (content-4.17, content-4.18, form stores). */
export interface FormState {
  /** Fields that were changed or left. The others are pristine. */
  readonly touched: ReadonlySet<string>;
  /** The errors that are shown, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** True if neither a touched field nor the edited field breaks its rule. */
  readonly valid: boolean;
}

export interface FormStore<Output> {
  getState(): FormState;
  subscribe(listener: () => void): () => void;
  /** Handles an edit: validates a shown error again, and clears linked errors. */
  change(name: string, values: FormValues): void;
  /** Handles a blur: shows the field's error, and errors that it causes at fields edited before. */
  leave(name: string, values: FormValues): void;
  /** Handles changes without an event, such as autofill. */
  refresh(values: FormValues): void;
  /** Shows every error. @returns the schema's output, or undefined for invalid values */
  check(values: FormValues): Output | undefined;
  /**
   * Shows an error from outside the schema, until the user edits one of the fields in `until`. The form stays valid,
   * because the user may retry with the same values.
   */
  fail(name: string, message: string, until?: readonly string[]): void;
}

type Errors = Record<string, string>;

/** Returns the first message for each field. */
function getIssues<Output>(result: v.SafeParseResult<FormSchema<Output>>): Errors {
  const issues: Errors = {};
  for (const { path, message } of result.issues ?? []) {
    const name = String(path?.[0].key ?? "");
    issues[name] ??= message;
  }
  return issues;
}

/**
 * Creates the validation state of a form. An edited field is validated when the user leaves it, and then on each
 * change while it is invalid.
 */
export function createFormStore<Output>(schema: FormSchema<Output>): FormStore<Output> {
  const store = createStore<FormState>(() => ({ touched: new Set(), errors: {}, valid: true }));
  const links = new Map<string, readonly string[]>();
  const isShown = (name: string) => Object.hasOwn(store.getState().errors, name);

  function judge(
    values: FormValues,
    edited: readonly string[],
    shows: (name: string) => boolean,
  ): Output | undefined {
    const result = v.safeParse(schema, values);
    const issues = getIssues(result);
    const state = store.getState();
    const touched = new Set([...state.touched, ...edited]);
    const errors = Object.fromEntries(Object.entries(issues).filter(([name]) => shows(name)));
    for (const name of links.keys()) errors[name] = state.errors[name] ?? "";
    const valid = !Object.keys(issues).some((name) => touched.has(name));
    store.setState({ touched, errors, valid });
    return result.success ? result.output : undefined;
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    change(name, values) {
      for (const [field, until] of links) if (until.includes(name)) links.delete(field);
      judge(values, [name], isShown);
    },
    leave(name, values) {
      judge(values, [name], (field) => field === name || store.getState().touched.has(field));
    },
    refresh(values) {
      judge(values, [], isShown);
    },
    check(values) {
      links.clear();
      return judge(values, Object.keys(values), () => true);
    },
    fail(name, message, until = [name]) {
      links.set(name, until);
      store.setState(({ errors }) => ({ errors: { ...errors, [name]: message } }));
    },
  };
}

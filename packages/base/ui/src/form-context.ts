import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { FormState, FormStore } from "./form-store.js";

/** What the parts of a form know of it. */
export interface FormContextValue {
  readonly store: Pick<FormStore<unknown>, "getState" | "subscribe">;
  /** It is being sent. */
  readonly busy: boolean;
  /** What the last sending came to, for the reader. */
  readonly message: ReactNode;
}

const FormContext = createContext<FormContextValue | undefined>(undefined);
export const FormProvider = FormContext.Provider;

export function useFormContext(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field stands inside a <Form> only.");
  return form;
}

/** Where the form around the caller stands. */
export function useFormState(): FormState {
  const { store } = useFormContext();
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

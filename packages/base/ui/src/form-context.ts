import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { FormState, FormStore } from "./form-store.js";

/** State of the form for its parts. */
export interface FormContextValue {
  readonly store: Pick<FormStore<unknown>, "getState" | "subscribe">;
  /** True while the form is being sent. */
  readonly busy: boolean;
  /** Result of the last submission, as text for the user. */
  readonly message: ReactNode;
}

const FormContext = createContext<FormContextValue | undefined>(undefined);
export const FormProvider = FormContext.Provider;

export function useFormContext(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field renders inside a <Form> only.");
  return form;
}

/** Returns the status of the surrounding form. */
export function useFormState(): FormState {
  const { store } = useFormContext();
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

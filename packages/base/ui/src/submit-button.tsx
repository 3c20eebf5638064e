import type { ReactNode } from "react";
import { useFormContext, useFormState } from "./form-context.js";

/**
 * Submit button of a form. It is disabled while the form is invalid, and shows a spinner while the form is
 * being sent.
 */
export function SubmitButton({ children }: { readonly children: string }): ReactNode {
  const { busy } = useFormContext();
  const { valid } = useFormState();
  return (
    <button
      type="submit"
      part="button"
      className="quire-button"
      disabled={!valid}
      // Not `disabled` while busy, which would lose the focus.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      <span>{children}</span>
      <span className="quire-spinner" aria-hidden="true" />
    </button>
  );
}

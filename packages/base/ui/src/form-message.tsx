import type { ReactNode } from "react";
import { useFormContext } from "./form-context.js";
import { Notice } from "./notice.js";

/** The error of the last submission. It is hidden during a submission. */
export function FormMessage(): ReactNode {
  const { message } = useFormContext();
  return message ? <Notice tone="error">{message}</Notice> : null;
}

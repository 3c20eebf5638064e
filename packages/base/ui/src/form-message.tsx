import type { ReactNode } from "react";
import { useFormContext } from "./form-context.js";
import { Notice } from "./notice.js";

/** What the last sending of the form came to, where it is an error. It is gone while the form is sent. */
export function FormMessage(): ReactNode {
  const { message } = useFormContext();
  return message ? <Notice tone="error">{message}</Notice> : null;
}

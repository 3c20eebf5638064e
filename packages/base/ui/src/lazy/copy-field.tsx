import { copyText } from "@quire/core";
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useUniqueId } from "../use-unique-id.js";
import { text } from "./text.js";

/** Milliseconds in which the button confirms that it has copied. */
const CONFIRMATION_MS = 4_000;

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** For code with several lines. */
  readonly multiline?: boolean;
  readonly onCopied?: () => void;
}

/** A read-only field that selects its text on focus, with a button that copies the text. */
export function CopyField({ label, value, multiline = false, onCopied }: CopyFieldProps): ReactNode {
  const id = useUniqueId("copy");
  const field = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null);
  const [outcome, setOutcome] = useState<"copied" | "notCopied">();
  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was copied, and is selected, is another text now.
  useEffect(() => {
    setOutcome(undefined);
    if (field.current?.matches(":focus")) field.current.select();
  }, [value]);

  async function copy(): Promise<void> {
    setOutcome(undefined); // Clears the text, so that the same text is announced again.
    const copied = await copyText(value);
    if (field.current) setOutcome(copied ? "copied" : "notCopied"); // It may be unmounted by now.
    if (copied) onCopied?.();
    else field.current?.focus();
  }
  const control = {
    id,
    ref: field,
    value,
    readOnly: true,
    dir: "ltr",
    className: "quire-input",
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement & HTMLTextAreaElement>) =>
      currentTarget.select(),
  };
  return (
    <div className="quire-copy">
      <label className="quire-label" htmlFor={id}>
        {label}
      </label>
      {multiline ? <textarea rows={5} {...control} /> : <input type="text" {...control} />}
      <button type="button" className="quire-button" data-quiet="" onClick={() => void copy()}>
        {text(outcome === "copied" ? "copied" : "copy")}
      </button>
      <p className="quire-hint" role="status" data-outcome={outcome}>
        {outcome && text(outcome)}
      </p>
    </div>
  );
}

import { isComposing, pageLocale } from "@quire/core";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useState } from "react";
import { text } from "./text.js";

/** A quantity and its bounds. */
interface Bounded {
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

interface StepperProps {
  readonly id: string;
  /** Name of the counted item. */
  readonly label: string;
  /** Ids of elements that describe the field. */
  readonly describedBy?: string;
  readonly quantity: Bounded;
  /** Applies typed numbers on Enter or blur instead of at every key. */
  readonly isLate?: boolean;
  readonly onChange: (value: number) => void;
  readonly onEnter?: () => void;
  /**
   * Called when the typed text is not a valid number. The returned function runs when the text is valid
   * again. Pass a stable function.
   */
  readonly onUnusable?: () => () => void;
}

/**
 * Field and buttons for a number between bounds. Invalid text stays in the field with a message, and changes
 * nothing.
 */
export function Stepper(props: StepperProps): ReactNode {
  const { id, label, describedBy, quantity, isLate = false, onChange, onEnter, onUnusable } = props;
  const { value, min, max } = quantity;
  const noteId = `${id}-note`;
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState("");
  const isUnusable = typed !== undefined && !isUsable(typed, min);
  // A layout effect, because a passive one may run after the next key, and Enter would then press an enabled
  // button.
  useLayoutEffect(() => {
    if (isUnusable) return onUnusable?.();
  }, [isUnusable, onUnusable]);
  function take(next: string): void {
    if (!isUsable(next, min)) {
      setNote(text("number"));
      return;
    }
    const bounded = Math.min(Number(next), max);
    setNote(bounded < Number(next) ? text("most", { bound: formatBound(bounded) }) : "");
    onChange(bounded);
  }
  function type(next: string): void {
    setTyped(next);
    if (!isLate && next) take(next);
  }
  function end(): void {
    if (typed === undefined) return;
    if (isLate || isUnusable) take(typed);
    if (!isUnusable) setTyped(undefined);
  }
  /** Steps from the typed number, even if it is not applied yet. */
  function step(by: number): void {
    const from = isLate && typed && !isUnusable ? Number(typed) : value;
    setTyped(undefined);
    setNote("");
    onChange(Math.min(Math.max(from + by, min), max));
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
    end();
    if (!isUnusable) onEnter?.();
  }
  /** At a bound the button stays in place, but inactive, and keeps the focus. */
  const button = (part: "less" | "more", by: number, sign: string, isEnd: boolean) => (
    <button
      part={part}
      type="button"
      aria-label={text(part, { what: label })}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : () => step(by)}
    >
      {sign}
    </button>
  );
  return (
    <div part="stepper">
      {button("less", -1, "−", value <= min)}
      <input
        id={id}
        part="number"
        type="number"
        min={min}
        max={max}
        value={typed ?? String(value)}
        aria-describedby={[describedBy, noteId].filter(Boolean).join(" ")}
        aria-invalid={(isUnusable && note !== "") || undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={end}
        onKeyDown={onKeyDown}
      />
      {button("more", 1, "+", value >= max)}
      <p part="number-note" role="status" id={noteId}>
        {note}
      </p>
    </div>
  );
}

/** True for a whole number without leading zeros, not below the minimum (content-5.7). */
function isUsable(typed: string, min: number): boolean {
  return /^(0|[1-9]\d*)$/.test(typed) && Number(typed) >= min;
}

function formatBound(bound: number): string {
  return new Intl.NumberFormat(pageLocale()).format(bound);
}

import { isComposing, pageLocale } from "@quire/core";
import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { text } from "./text.js";

/** How many, and the bounds of it. */
interface Bounded {
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

interface StepperProps {
  readonly id: string;
  /** Name of the counted item. */
  readonly label: string;
  /** The ids of what is read with it. */
  readonly describedBy?: string;
  readonly quantity: Bounded;
  /** Applies typed numbers when the reader presses Enter or leaves the field, not at every key. */
  readonly isLate?: boolean;
  readonly onChange: (value: number) => void;
  readonly onEnter?: () => void;
  /** The typed text is no valid number; the function it returns runs once that ends. Keep it stable. */
  readonly onUnusable?: () => () => void;
}

/** A number between its bounds, to be typed or stepped. A text that is no valid number stays in the field with a message and changes nothing. */
export function Stepper(props: StepperProps): ReactNode {
  const { id, label, describedBy, quantity, isLate = false, onChange, onEnter, onUnusable } = props;
  const { value, min, max } = quantity;
  const noteId = `${id}-note`;
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState("");
  const isUnusable = typed !== undefined && !isUsable(typed, min);
  useEffect(() => {
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
  /** From what is typed, where it does not count yet. */
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
  /** At its end it can go no further: it stays, and keeps the focus. */
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

/** A whole number without leading zeros (content-5.7); zero only where the minimum allows it. */
function isUsable(typed: string, min: number): boolean {
  return /^(0|[1-9]\d*)$/.test(typed) && Number(typed) >= min;
}

function formatBound(bound: number): string {
  return new Intl.NumberFormat(pageLocale()).format(bound);
}

import { isComposing, pageLocale } from "@quire/core";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { text } from "./text.js";

/** How many, and the bounds of it. */
interface Bounded {
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

interface StepperProps {
  readonly id: string;
  /** What is counted. */
  readonly label: string;
  /** The ids of what is read with it. */
  readonly describedBy?: string;
  readonly quantity: Bounded;
  /** What is typed counts when Enter is pressed or the field is left, and not with every key. */
  readonly isLate?: boolean;
  readonly onChange: (value: number) => void;
  readonly onEnter?: () => void;
}

/** A number between its bounds, to be typed or stepped. While it is typed it may be empty; where it is made to fit, it is said. */
export function Stepper(props: StepperProps): ReactNode {
  const { id, label, describedBy, quantity, isLate = false, onChange, onEnter } = props;
  const { value, min, max } = quantity;
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState("");
  function take(next: string | undefined): void {
    if (!next) return;
    const wanted = Number(next);
    if (!Number.isInteger(wanted)) {
      setNote(text("whole"));
      return;
    }
    const bounded = Math.min(Math.max(wanted, min), max);
    setNote(noteOn(wanted, bounded));
    onChange(bounded);
  }
  function type(next: string): void {
    setTyped(next);
    if (!isLate) take(next);
  }
  function end(): void {
    setTyped(undefined);
    if (isLate) take(typed);
  }
  /** From what is typed, where it does not count yet. */
  function step(by: number): void {
    const from = isLate && typed ? Number(typed) : value;
    setTyped(undefined);
    setNote("");
    onChange(Math.min(Math.max(from + by, min), max));
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
    end();
    onEnter?.();
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
        aria-describedby={describedBy || undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={end}
        onKeyDown={onKeyDown}
      />
      {button("more", 1, "+", value >= max)}
      <p part="number-note" role="status">
        {note}
      </p>
    </div>
  );
}

function noteOn(wanted: number, bounded: number): string {
  if (wanted === bounded) return "";
  const bound = new Intl.NumberFormat(pageLocale()).format(bounded);
  return text(wanted > bounded ? "most" : "least", { bound });
}

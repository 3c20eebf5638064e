import { isComposing } from "@quire/core";
import type { Quantity } from "@quire/services/product";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { text } from "./text.js";

interface StepperProps {
  readonly id: string;
  /** What is counted. */
  readonly label: string;
  readonly describedBy: string;
  readonly quantity: Quantity;
  readonly onChange: (value: number) => void;
  readonly onEnter: () => void;
}

/** A number between its bounds, to be typed or stepped. While it is typed it may be empty. */
export function Stepper({ id, label, describedBy, quantity, onChange, onEnter }: StepperProps): ReactNode {
  const { value, min, max } = quantity;
  const [typed, setTyped] = useState<string>();
  function type(next: string): void {
    setTyped(next);
    if (/^\d+$/.test(next)) onChange(Number(next));
  }
  function step(by: number): void {
    setTyped(undefined);
    onChange(value + by);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
    setTyped(undefined);
    onEnter();
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
        onBlur={() => setTyped(undefined)}
        onKeyDown={onKeyDown}
      />
      {button("more", 1, "+", value >= max)}
    </div>
  );
}

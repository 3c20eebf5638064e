import { formatNumber, isComposing, pageLocale } from "@quire/core";
import { makeElement } from "@quire/element";
import { text } from "./text.js";

/** A quantity and its bounds. */
export interface Bounded {
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

export interface StepperOptions {
  /** Id of the field. It is unique in its root. */
  readonly id: string;
  /** Applies typed numbers on Enter or blur instead of at every key. */
  readonly isLate?: boolean;
  /** Receives a whole number between the bounds. */
  readonly onChange: (value: number) => void;
  /** Runs after Enter in a field with a valid number. */
  readonly onEnter?: () => void;
  /** Runs after each key, before `onChange`. */
  readonly onType?: () => void;
}

/** The texts and the number of a stepper. */
export interface StepperValues {
  /** Name of the counted item. */
  readonly label: string;
  /** Id of an element that describes the field. */
  readonly describedBy?: string;
  readonly quantity: Bounded;
}

/** A field and buttons for a number between bounds. */
export interface Stepper {
  readonly element: HTMLElement;
  /** Renders the values. Typed text stays. */
  set(values: StepperValues): void;
  /** True while the typed text is not a valid number. */
  isUnusable(): boolean;
}

/**
 * Creates a field and buttons for a number between bounds, in plain DOM. Invalid text stays in the field with a
 * message, and changes nothing.
 * @example
 * const stepper = createStepper({ id: "copies", onChange: setCopies });
 * stepper.set({ label: "Copies", quantity: { value: 1, min: 0, max: 10 } });
 */
export function createStepper({ id, isLate = false, onChange, onEnter, onType }: StepperOptions): Stepper {
  const input = makeElement("input", { id, part: "number", type: "number" });
  const note = makeElement("p", { part: "number-note", role: "status", id: `${id}-note` });
  const less = makeElement("button", { part: "less", type: "button" }, "−");
  const more = makeElement("button", { part: "more", type: "button" }, "+");
  const element = makeElement("div", { part: "stepper" }, less, input, more, note);
  let quantity: Bounded = { value: 0, min: 0, max: 0 };
  let typed: string | undefined;

  const isUnusable = () => typed !== undefined && !isUsable(typed, quantity.min);
  function show(): void {
    const { value, min, max } = quantity;
    const shown = typed ?? String(value);
    if (input.value !== shown && typed === undefined) input.value = shown;
    toggle(input, "aria-invalid", isUnusable() && note.textContent !== "");
    // At a bound the button stays in place, but inactive, and keeps the focus.
    toggle(less, "aria-disabled", value <= min);
    toggle(more, "aria-disabled", value >= max);
  }
  function take(next: string): void {
    if (!isUsable(next, quantity.min)) {
      note.textContent = text("number");
      return;
    }
    const bounded = Math.min(Number(next), quantity.max);
    note.textContent =
      bounded < Number(next) ? text("most", { bound: formatNumber(bounded, pageLocale()) }) : "";
    onChange(bounded);
  }
  function end(): void {
    if (typed === undefined) return;
    if (isLate || isUnusable()) take(typed);
    if (!isUnusable()) typed = undefined;
    show();
  }
  /** Steps from the typed number, even if it is not applied yet. */
  function step(by: number): void {
    const from = isLate && typed && !isUnusable() ? Number(typed) : quantity.value;
    typed = undefined;
    note.textContent = "";
    onType?.();
    onChange(Math.min(Math.max(from + by, quantity.min), quantity.max));
    show();
  }
  input.addEventListener("input", () => {
    typed = input.value;
    onType?.();
    if (!isLate && typed) take(typed);
    show();
  });
  input.addEventListener("blur", end);
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || isComposing(event)) return;
    end();
    if (!isUnusable()) onEnter?.();
  });
  for (const [button, by] of [
    [less, -1],
    [more, 1],
  ] as const)
    button.addEventListener("click", () => button.ariaDisabled === "true" || step(by));

  return {
    element,
    isUnusable,
    set({ label, describedBy = "", quantity: next }) {
      quantity = next;
      input.min = String(next.min);
      input.max = String(next.max);
      input.setAttribute("aria-describedby", `${describedBy} ${note.id}`.trim());
      less.ariaLabel = text("less", { what: label });
      more.ariaLabel = text("more", { what: label });
      show();
    },
  };
}

function toggle(element: HTMLElement, name: string, isOn: boolean): void {
  if (isOn) element.setAttribute(name, "true");
  else element.removeAttribute(name);
}

/** True for a whole number without leading zeros, not below the minimum (content-5.7). */
function isUsable(typed: string, min: number): boolean {
  return /^(0|[1-9]\d*)$/.test(typed) && Number(typed) >= min;
}

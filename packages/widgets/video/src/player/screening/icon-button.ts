import { makeElement } from "@quire/element";
import { getIcon } from "./icons.js";

/** One control of the bar. It shows the video's state when it is painted. */
export interface Control {
  readonly element: HTMLElement;
  paint(): void;
}

interface IconSettings {
  /** A path from `icons`. */
  readonly icon: string;
  readonly label: string;
  readonly isPressed?: boolean;
}

interface ButtonOptions {
  readonly press: () => void;
  readonly look: () => IconSettings;
  /** Returns true if the button has a function here. */
  readonly isAvailable?: () => boolean;
}

/** Makes a button with an icon. Its label names the action of a click. */
export function createIconButton(
  part: string,
  { press, look, isAvailable = () => true }: ButtonOptions,
): Control {
  const { svg, path } = getIcon();
  const element = makeElement("button", { part, type: "button" }, svg);
  element.addEventListener("click", press);
  return {
    element,
    paint() {
      const { icon: shape, label, isPressed } = look();
      setAttribute(path, "d", shape);
      element.hidden = !isAvailable();
      setAttribute(element, "aria-label", label);
      setAttribute(element, "title", label);
      if (isPressed !== undefined) setAttribute(element, "aria-pressed", String(isPressed));
    },
  };
}

/** Sets an attribute only if it changes, because screen readers announce every write. */
export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Sets a text only if it changes, for the same reason. */
export function setText(element: Element, words: string): void {
  if (element.textContent !== words) element.textContent = words;
}

/** Button and modifier keys of a click, from the browser's event or React's. */
type Click = Pick<MouseEvent, "button" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Recognizes a click for Quire. With another button or a modifier key, the browser follows the link. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}

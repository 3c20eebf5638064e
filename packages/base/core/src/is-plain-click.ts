/** What a click says of the button and the modifier keys: the browser's event, or React's. */
type Click = Pick<MouseEvent, "button" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Whether a click is ours to answer: with another button or a modifier key, a link is the browser's. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}

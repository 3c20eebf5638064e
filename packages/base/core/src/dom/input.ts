/** Button and modifier keys of a click, from the browser's event or React's. */
type Click = Pick<MouseEvent, "button" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Recognizes a click for Quire. With another button or a modifier key, the browser follows the link. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}

/**
 * Recognizes a key press that belongs to an input method, such as Enter for its suggestion. WebKit sends the last one
 * after the composition has ended; only the old key code still marks it.
 */
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === 229;
}

/** Stops keys that type text into a field, so that a page's hotkeys do not see them. */
export function keepTyping(event: Pick<KeyboardEvent, TypedKey | "stopPropagation">): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.length === 1 && !ctrlKey && !metaKey && !altKey) event.stopPropagation();
}

type TypedKey = "key" | "ctrlKey" | "metaKey" | "altKey";

/** Returns the visible fields inside an element. */
export const fieldsIn = (place?: ParentNode) => [
  ...(place?.querySelectorAll<HTMLInputElement>("input:not([type=hidden])") ?? []),
];
export const isFilled = ({ type, value, checked }: HTMLInputElement) =>
  type === "checkbox" ? checked : value !== "";
/** Identifies a field across forms by its name. All e-mail fields have the same kind. */
export const getKind = ({ type, name }: HTMLInputElement) => (type === "email" ? type : name);

export function focusOn(place: ParentNode, kind: string | undefined): void {
  fieldsIn(place)
    .find((field) => getKind(field) === kind)
    ?.focus({ preventScroll: true });
}

/** Returns the kind of the focused field, or undefined for any other element. */
export function getFocusedKind(place?: ParentNode): string | undefined {
  const focused = fieldsIn(place).find((field) => field.matches(":focus"));
  return focused && getKind(focused);
}

export function emptyPasswords(place?: ParentNode): void {
  for (const field of fieldsIn(place)) if (field.name === "password") field.value = "";
}

/** Copies the values of fields to the fields of the same kinds in another element. */
export function carryValues(from: readonly HTMLInputElement[], to: ParentNode): void {
  const fields = new Map(from.map((field) => [getKind(field), field]));
  for (const field of fieldsIn(to)) {
    const typed = fields.get(getKind(field));
    if (!typed) continue; // The field keeps its default value.
    const { value, checked, defaultChecked } = typed;
    Object.assign(field, { value }, checked !== defaultChecked && { checked, defaultChecked });
  }
}

/** Returns true if a field's value differs from its default. */
export const isChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  value !== defaultValue || checked !== defaultChecked;

/**
 * Dispatches `input` events for changed fields, so that the hydrated view reads their values. Checkboxes are
 * skipped: their component reads the early checkbox, which may be checked by default.
 */
export function dispatchTyped(place: ParentNode): void {
  for (const field of fieldsIn(place).filter((one) => one.type !== "checkbox" && isChanged(one)))
    field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}

/**
 * Keeps a checkbox that the user changed, with the label that the user read. Other checkboxes get their new
 * default.
 */
export function keepChoices(typed: ReadonlyMap<string, HTMLInputElement>, view: ParentNode): void {
  for (const box of fieldsIn(view)) {
    const before = typed.get(getKind(box));
    if (!before || before.checked === before.defaultChecked) continue;
    const [read, words] = [before.nextElementSibling, box.nextElementSibling];
    if (read?.localName === "label" && words?.localName === "label") words.replaceWith(read);
    box.replaceWith(before);
  }
}

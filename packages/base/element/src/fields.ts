/** The fields of a form, or of any place, that a reader can see. */
export const fieldsIn = (place?: ParentNode) => [
  ...(place?.querySelectorAll<HTMLInputElement>("input:not([type=hidden])") ?? []),
];
export const isFilled = ({ type, value, checked }: HTMLInputElement) =>
  type === "checkbox" ? checked : value !== "";
/** An e-mail is the same by whatever name a form calls it. */
export const kindOf = ({ type, name }: HTMLInputElement) => (type === "email" ? type : name);

export function focusOn(place: ParentNode, kind: string | undefined): void {
  fieldsIn(place)
    .find((field) => kindOf(field) === kind)
    ?.focus({ preventScroll: true });
}

/** Has what was typed into fields in those of the same kinds elsewhere. */
export function carryValues(from: readonly HTMLInputElement[], to: ParentNode): void {
  const fields = new Map(from.map((field) => [kindOf(field), field]));
  for (const field of fieldsIn(to)) {
    const typed = fields.get(kindOf(field));
    if (!typed) continue; // It goes on beginning with what its attribute says.
    const { value, checked, defaultChecked } = typed;
    Object.assign(field, { value }, checked !== defaultChecked && { checked, defaultChecked });
  }
}

/** Whether a field is other than it began, by whomever. */
export const isChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  value !== defaultValue || checked !== defaultChecked;

/**
 * Tells the view that adopts the fields in a place what was typed into them. A box says it by itself: one may have been
 * ticked from the beginning.
 */
export function tellTyped(place: ParentNode): void {
  for (const field of fieldsIn(place).filter((one) => one.type !== "checkbox" && isChanged(one)))
    field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}

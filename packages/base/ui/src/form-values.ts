/** Values of a form's fields by name: text, or a boolean for a checkbox. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** A field of a form, with a name and a value. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isField(target: unknown): target is FieldElement {
  return (
    (target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement) &&
    target.name !== ""
  );
}

/**
 * Recognizes a field that was not edited, without an event either: autofill fires none. A filled field counts as edited,
 * because the browser may have filled it before React.
 */
export function isPristine(field: FieldElement): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].every(({ selected, defaultSelected }) => selected === defaultSelected);
  if (field instanceof HTMLInputElement && field.type === "checkbox")
    return field.checked === field.defaultChecked;
  return field.value === "" && field.defaultValue === "";
}

/** Returns the named fields of a form, in document order. */
export function getFields(form: HTMLFormElement): FieldElement[] {
  return [...form.elements].filter(isField);
}

/** Reads the values from the fields, so that values from autofill and password managers count. */
export function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    getFields(form).map((field) => [
      field.name,
      field instanceof HTMLInputElement && field.type === "checkbox" ? field.checked : field.value,
    ]),
  );
}

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

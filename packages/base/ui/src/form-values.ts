/** Values of a form's fields by name: text, or a boolean for a checkbox. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** A field of a form: it has a name and a value. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isField(target: unknown): target is FieldElement {
  return (
    (target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement) &&
    target.name !== ""
  );
}

/** The named fields of a form, in the order of the page. */
export function fieldsOf(form: HTMLFormElement): FieldElement[] {
  return [...form.elements].filter(isField);
}

/** Reads the fields themselves: a value that a browser or a password manager put there counts. */
export function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    fieldsOf(form).map((field) => [
      field.name,
      field instanceof HTMLInputElement && field.type === "checkbox" ? field.checked : field.value,
    ]),
  );
}

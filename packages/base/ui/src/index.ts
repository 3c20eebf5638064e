export { BusyButton, QuietButton } from "./buttons.js";
export { Checkbox } from "./checkbox.js";
export { Field } from "./field.js";
export { Form, FormMessage, type FormProps } from "./form.js";
export { useFormContext, useFormState } from "./form-context.js";

export { keepBeside } from "./keep-beside.js";
export { CopyField } from "./lazy/copy-field.js";
export { Select } from "./lazy/select.js";
export { TextArea } from "./lazy/text-area.js";
export { lightStyles } from "./light-styles.js";
export { Notice } from "./notice.js";
export { PasswordField } from "./password-field.js";
export { controlsSheet, formSheet } from "./sheets.js";
export { SubmitButton } from "./submit-button.js";
export { useInitialFocus } from "./use-initial-focus.js";
export { isFocusElsewhere, useNextFocus } from "./use-next-focus.js";
export type { FormControl } from "./use-sending.js";
export { useUniqueId } from "./use-unique-id.js";

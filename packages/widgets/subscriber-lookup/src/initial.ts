import { markup } from "virtual:quire/initial";
import { initialContent, makePrerendered, type ViewProps } from "@quire/element";
import { formAction } from "@quire/features/credentials";
import { getEmailInAddress } from "@quire/services/subscriber";
import type { attributes } from "./attributes.js";
import { styles } from "./styles.js";

/** The lookup's form before React loads, with the e-mail of the attribute or of the address. */
export const initial = initialContent<ViewProps<typeof attributes>>({
  styles,
  render({ emailAddress, action }) {
    const view = makePrerendered(markup);
    view.querySelector("form")?.setAttribute("action", formAction(action, "/subscriber-registration"));
    const field = view.querySelector<HTMLInputElement>("[name=emailAddress]");
    const linkedEmail = getEmailInAddress(location.search);
    if (emailAddress !== undefined) field?.setAttribute("value", emailAddress);
    else if (linkedEmail && field?.value === "") beginWith(field, linkedEmail);
    return view;
  },
});

/** Sets the value, not the default, because the e-mail is the current user's own. */
function beginWith(field: HTMLInputElement, email: string): void {
  field.value = email;
  if (field.validity.typeMismatch) field.value = "";
}

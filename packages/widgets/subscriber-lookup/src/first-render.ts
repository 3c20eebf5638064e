import { beginsInPlace, makePrerendered, type ViewProps } from "@quire/element";
import { formAction } from "@quire/features/credentials";
import { emailInAddress } from "@quire/services/subscriber";
import type { attributes } from "./attributes.js";
import { prerendered } from "./prerendered.js";
import { styles } from "./styles.js";

/** The form of the lookup before React: it is the same for everybody, but for the e-mail that it begins with. */
export const first = beginsInPlace({
  styles,
  render({ emailAddress, action }: ViewProps<typeof attributes>) {
    const view = makePrerendered(prerendered);
    view.querySelector("form")?.setAttribute("action", formAction(action, "/subscriber-registration"));
    const field = view.querySelector<HTMLInputElement>("[name=emailAddress]");
    const asked = emailInAddress(location.search);
    if (emailAddress !== undefined) field?.setAttribute("value", emailAddress);
    else if (asked && field?.value === "") beginWith(field, asked);
    return view;
  },
});

/** As a value, not as what the field begins with: it is this reader's own. Until the view judges it, the browser does. */
function beginWith(field: HTMLInputElement, email: string): void {
  field.value = email;
  if (field.validity.typeMismatch) field.value = "";
}

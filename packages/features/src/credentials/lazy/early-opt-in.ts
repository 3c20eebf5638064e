import { getWords } from "@quire/core";
import { regionStore } from "@quire/services/region";

/** Labels by area. The form is prerendered with the label for `elsewhere`. */
const WORDS = {
  "us-canada": ["optInUsCanada", "Send me updates and offers. I can unsubscribe at any time."],
  eu: ["optInEu", "I agree to receive updates and offers by e-mail. I can withdraw my consent at any time."],
  elsewhere: undefined,
} as const;

/**
 * Sets the label and the default of the consent checkbox in an early form, as `OptIn` renders them for the
 * known region. `data-area` tells `OptIn` which label the user has read. A changed checkbox differs from its
 * default, which `useTyped` checks.
 */
export function prepareEarlyOptIn(form: ParentNode): void {
  const box = form.querySelector<HTMLInputElement>("[name=optIn]");
  if (!box) return;
  const { area, isDomestic } = regionStore().getState();
  const words = WORDS[area];
  if (words) box.nextElementSibling?.replaceChildren(getWords(`credentials.${words[0]}`, words[1]));
  box.dataset.area = area;
  box.defaultChecked = isDomestic;
  box.addEventListener("input", () => {
    box.defaultChecked = !box.checked;
  });
}

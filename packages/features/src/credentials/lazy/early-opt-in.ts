import { wordsOf } from "@quire/core";
import { regionStore } from "@quire/services/region";

/** Where it is not the region's, the form has been rendered with the right words. */
const WORDS = {
  "us-canada": ["optInUsCanada", "Send me updates and offers. I can unsubscribe at any time."],
  eu: ["optInEu", "I agree to receive updates and offers by e-mail. I can withdraw my consent at any time."],
  elsewhere: undefined,
} as const;

/**
 * Has the modal's consent in a form that stands before React worded and checked as `OptIn` has it, where the region is
 * known already. `OptIn` is told in whose words it was read, and `useTyped` whether it was touched: such a box differs
 * from how it began.
 */
export function earlyOptIn(form: ParentNode): void {
  const box = form.querySelector<HTMLInputElement>("[name=optIn]");
  if (!box) return;
  const { area, isDomestic } = regionStore().getState();
  const words = WORDS[area];
  if (words) box.nextElementSibling?.replaceChildren(wordsOf(`credentials.${words[0]}`, words[1]));
  box.dataset.area = area;
  box.defaultChecked = isDomestic;
  box.addEventListener("input", () => {
    box.defaultChecked = !box.checked;
  });
}

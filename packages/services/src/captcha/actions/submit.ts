import { type Action, ownDocument, ownWindow, report, showTriggerState } from "@quire/core";
import { checkNatively } from "../../forms/index.js";

/**
 * Captcha actions of the host page's own forms (accounts-7.21). The actions of widgets end in a suffix, such as
 * `sign_in_modal`.
 */
const ACTIONS = ["sign_in", "register", "forgot_pass"] as const;

/**
 * `data-quire-do="submit"` on the button of a page's plain form. It validates the form with Quire's messages
 * (content-5.9), and submits it with a new captcha token for the action in `data-captcha`. If there is no
 * token, it submits anyway, as without JavaScript: the server decides.
 */
export const action: Action = {
  async run({ element, data }) {
    const form = element instanceof HTMLButtonElement ? element.form : null;
    if (!form) throw new Error("A submit trigger is a button in a form.");
    if (!checkNatively(form)) return "idle";
    const action = ACTIONS.find((one) => one === data["captcha"]);
    if (action) tokenField(form).value = await tokenFor(action);
    // Makes the trigger idle again if the user returns with the browser's Back button.
    ownWindow.addEventListener("pageshow", () => showTriggerState(element, "idle"), { once: true });
    // A form field named `requestSubmit` would hide the method, so this calls the prototype's.
    HTMLFormElement.prototype.requestSubmit.call(form, element);
    return "busy";
  },
  prepare: () => import("../captcha-token.js"),
};

async function tokenFor(action: (typeof ACTIONS)[number]): Promise<string> {
  try {
    const { captchaToken } = await import("../captcha-token.js");
    return await captchaToken(action);
  } catch (error) {
    report(error);
    return "";
  }
}

/** Returns the field that is sent as `reCaptchaToken` (accounts-3.8). */
function tokenField(form: HTMLFormElement): HTMLInputElement {
  const found = Element.prototype.querySelector.call(form, 'input[name="reCaptchaToken"]');
  if (found instanceof HTMLInputElement) return found;
  const made = ownDocument.createElement("input");
  Object.assign(made, { type: "hidden", name: "reCaptchaToken" });
  Element.prototype.append.call(form, made);
  return made;
}

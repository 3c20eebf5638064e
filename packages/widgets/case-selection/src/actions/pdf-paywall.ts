import { type Action, isElement, ownDocument, showTriggerState } from "@quire/core";

/** `data-quire-do="pdf-paywall"`: shows the case selection, or follows the link if the user has access. */
export const action: Action = {
  async run({ element, keyboard }) {
    const { paywallClick } = await import("../selection/paywall-page.js");
    if (!(await paywallClick(element, keyboard))) return "idle";
    ownDocument.addEventListener("quire-close", function rest({ target }) {
      if (!isElement(target) || !target.matches(OVERLAY)) return;
      ownDocument.removeEventListener("quire-close", rest);
      showTriggerState(element, "idle");
    });
    return "on";
  },
};

const OVERLAY = 'quire-case-selection, [data-quire-widget="case-selection"]';

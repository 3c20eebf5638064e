import { getParent, isElement, track } from "@quire/core";

/** Progress of the user in a form. */
type FormAction = "started" | "submitted" | "failed";

declare module "@quire/core" {
  interface AnalyticsEvents {
    /** The user's progress in a form (content-7.30), without any values. */
    "form-interaction": {
      /** The form's name, or else the widget's. */
      readonly form: string;
      readonly action: FormAction;
    };
  }
}

/** Fires `form-interaction` on the body. */
export function trackForm(form: HTMLFormElement, name: string | undefined, action: FormAction): void {
  track("form-interaction", { form: name ?? getWidget(form), action });
}

/** Returns the name of the widget that contains the form. */
function getWidget(form: HTMLFormElement): string {
  const root = form.getRootNode();
  let node: Node | null = root instanceof ShadowRoot ? root.host : form;
  for (; isElement(node); node = getParent(node)) {
    const widgetName = node.getAttribute("data-quire-widget");
    if (widgetName) return widgetName;
    if (node.localName.startsWith("quire-")) return node.localName.slice("quire-".length);
  }
  return "";
}

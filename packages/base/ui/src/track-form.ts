import { isElement, parentOf, track } from "@quire/core";

/** How far a reader has got with a form. */
type FormAction = "started" | "submitted" | "failed";

declare module "@quire/core" {
  interface AnalyticsEvents {
    /** How far a reader has got with a form (content-7.30); nothing of what stands in it. */
    "form-interaction": {
      /** The form's name: what its widget calls it, or the widget's own. */
      readonly form: string;
      readonly action: FormAction;
    };
  }
}

/** Fires `form-interaction` on the body. */
export function trackForm(form: HTMLFormElement, name: string | undefined, action: FormAction): void {
  track("form-interaction", { form: name ?? widgetOf(form), action });
}

/** The widget that a form is in: its element, or the one that its React component has made. */
function widgetOf(form: HTMLFormElement): string {
  const root = form.getRootNode();
  let node: Node | null = root instanceof ShadowRoot ? root.host : form;
  for (; isElement(node); node = parentOf(node)) {
    const said = node.getAttribute("data-quire-widget");
    if (said) return said;
    if (node.localName.startsWith("quire-")) return node.localName.slice("quire-".length);
  }
  return "";
}

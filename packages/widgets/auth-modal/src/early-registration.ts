import { markup } from "virtual:quire/initial?mode=registration";
import { makePrerendered, type ViewProps } from "@quire/element";
import { formAction, keepCaret, prepareEarlyOptIn, showEarlyChecklist } from "@quire/features/credentials";
import { passwordPolicies } from "@quire/services/configuration";
import type { attributes } from "./attributes.js";

/** Registration before React loads: a file that sign-in does not need. */
export function renderEarlyRegistration({ registrationAction }: ViewProps<typeof attributes>): HTMLElement {
  const view = makePrerendered(markup);
  view.querySelector("form")?.setAttribute("action", formAction(registrationAction, "/register"));
  showEarlyChecklist(view, passwordPolicies().registration);
  prepareEarlyOptIn(view);
  keepCaret(view);
  return view;
}

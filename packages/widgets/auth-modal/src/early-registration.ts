import { markup } from "virtual:quire/initial?mode=registration";
import { makePrerendered, type ViewProps } from "@quire/element";
import { earlyChecklist, earlyOptIn, formAction, keepCaret } from "@quire/features/credentials";
import { passwordPolicies } from "@quire/services/configuration";
import type { attributes } from "./attributes.js";

/** Registration before React loads: a file that sign-in does not need. */
export function earlyRegistration({ registrationAction }: ViewProps<typeof attributes>): HTMLElement {
  const view = makePrerendered(markup);
  view.querySelector("form")?.setAttribute("action", formAction(registrationAction, "/register"));
  earlyChecklist(view, passwordPolicies().registration);
  earlyOptIn(view);
  keepCaret(view);
  return view;
}

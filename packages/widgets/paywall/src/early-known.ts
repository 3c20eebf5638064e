import { markup } from "virtual:quire/initial?for=subscribers&user=registered";
import { makePrerendered, type ViewProps } from "@quire/element";
import { tiers } from "@quire/services/configuration";
import { accessOf, type Session } from "@quire/services/session";
import type { attributes } from "./attributes.js";
import { subscribeWords } from "./subscribe-words.js";

/** The initial content for a known user: nothing with access, otherwise the subscription card. */
export function earlyKnown(session: Session, values: ViewProps<typeof attributes>): HTMLElement {
  const view = makePrerendered(markup);
  if (accessOf(session, values, tiers()) === "open") {
    view.replaceChildren();
    return view;
  }
  const { explained, href, leads } = subscribeWords(session, values);
  view.querySelector("p")?.replaceChildren(explained);
  const link = view.querySelector("a");
  link?.setAttribute("href", href);
  link?.replaceChildren(leads);
  return view;
}

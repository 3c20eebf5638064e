import { markup as note } from "virtual:quire/initial?for=subscribers&goal=reading&user=registered";
import { markup as card } from "virtual:quire/initial?for=subscribers&user=registered";
import { makePrerendered, type ViewProps } from "@quire/element";
import { tiers } from "@quire/services/configuration";
import { getAccess, type Session } from "@quire/services/session";
import type { attributes } from "./attributes.js";
import { isSelling } from "./offer-words.js";
import { subscribeWords } from "./subscribe-words.js";

/** The initial content for a known user: nothing with access, otherwise the account's name or the subscription card. */
export function renderForKnownUser(session: Session, values: ViewProps<typeof attributes>): HTMLElement {
  const view = makePrerendered(isSelling(values) ? note : card);
  if (getAccess(session, values, tiers()) === "open") {
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

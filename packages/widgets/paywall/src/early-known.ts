import { uniqueId } from "@quire/core";
import { makeElement, type ViewProps } from "@quire/element";
import { tiers } from "@quire/services/configuration";
import type { Session } from "@quire/services/session";
import { accessOf } from "./access.js";
import type { attributes } from "./attributes.js";
import { subscribeWords } from "./subscribe-words.js";
import { text } from "./text.js";

/** The initial content for a known user: nothing with access, otherwise the subscription card. */
export function earlyKnown(session: Session, values: ViewProps<typeof attributes>): HTMLElement {
  const view = makeElement("div", { class: "quire-cards" });
  if (accessOf(session, values, tiers()) !== "open") view.append(subscribeCard(session, values));
  return view;
}

/** The same elements as `SubscribeCard` renders. */
function subscribeCard(session: Session, values: ViewProps<typeof attributes>): HTMLElement {
  const { explained, href, leads } = subscribeWords(session, values);
  const id = uniqueId("paywall");
  return makeElement(
    "section",
    { class: "quire-card", "aria-labelledby": id },
    makeElement("h2", { class: "quire-card-title", id, tabindex: "-1" }, text("titleSubscribe")),
    makeElement(
      "div",
      { class: "quire-form" },
      makeElement("p", { class: "quire-text" }, explained),
      makeElement("a", { class: "quire-button", href }, leads),
    ),
  );
}

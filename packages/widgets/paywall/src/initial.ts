import { markup } from "virtual:quire/initial";
import { goTo } from "@quire/core";
import { initialContent, type ViewProps } from "@quire/element";
import { renderEarlySignIn, revealEarly } from "@quire/features/credentials";
import { tiers } from "@quire/services/configuration";
import { getAccess, getUser, type Session, sessionStore } from "@quire/services/session";
import type { attributes } from "./attributes.js";
import { getGatedContent, isGated, showContent } from "./gated-content.js";
import { focusPaywall, readOn } from "./read-on.js";
import { styles } from "./styles.js";
import { submitWords } from "./subscribe-words.js";
import { writeOffer } from "./write-offer.js";

type Values = ViewProps<typeof attributes>;

/**
 * Early content of a paywall, once the user is known. Guests see the sign-in card. Other users see the content or the
 * subscription card. It also shows the offer.
 */
export const initial = initialContent<Values>({
  styles,
  when: {
    now: getUserKey,
    subscribe: (listener) => sessionStore().subscribe(listener),
  },
  render(values) {
    const { card, containerSelector, action } = values;
    if (containerSelector) return undefined;
    const session = sessionStore().getState();
    if (values.restUrl && isWaitingForText(values, session)) return undefined;
    if (session.status === "known")
      return import("./render-for-known-user.js").then(({ renderForKnownUser }) =>
        renderForKnownUser(session, values),
      );
    if (card !== "sign-in") return undefined;
    const view = renderEarlySignIn(markup, action);
    view.querySelector("[type=submit] span")?.replaceChildren(submitWords(values));
    return view;
  },
  /** Closes a paywall that returns to the page, because the user may have changed. */
  prepare(element, { content }) {
    focusPaywall(element);
    showContent(getGatedContent(element, content).filter(isGated), false);
  },
  applyOutside(element, values, view) {
    const { shell, dataset } = element;
    const isOpen = view.childElementCount === 0;
    const guarded = getGatedContent(element, values.content);
    showContent(guarded, isOpen);
    writeOffer(shell, values, isOpen ? undefined : sessionStore().getState());
    dataset.access = isOpen ? "open" : "closed";
    if (isOpen) readOn(guarded);
    return () => {
      // Content that was open stays open after the paywall was removed.
      if (element.isConnected) showContent(guarded, false);
      writeOffer(shell, values, undefined);
      delete dataset.access;
    };
  },
  answer(control) {
    const href = control.matches(".quire-button") && control.getAttribute("href");
    if (href) goTo(href);
    return href ? true : revealEarly(control);
  },
});

/** Returns true if the API may open the text. The offer would show for a moment only. */
const isWaitingForText = (values: Values, session: Session) =>
  values.metered || getAccess(session, values, tiers()) === "open";

/** Returns a key of the user, with their access and displayed e-mail, or false while the user is unknown. */
function getUserKey(): string | false {
  const session = sessionStore().getState();
  if (session.status === "unknown") return false;
  const user = getUser(session);
  return JSON.stringify([user?.emailAddress, user?.status, user?.tiers]);
}

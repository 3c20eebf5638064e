import { goTo } from "@quire/core";
import { beginsInPlace, type FirstRender, type ViewProps } from "@quire/element";
import { earlySignIn, revealEarly } from "@quire/features/credentials";
import { sessionStore, userOf } from "@quire/services/session";
import type { attributes } from "./attributes.js";
import { gatedContent, isGated, showContent } from "./gated-content.js";
import { prerendered } from "./prerendered.js";
import { comeBackTo, readOn } from "./read-on.js";
import { styles } from "./styles.js";
import { submitWords } from "./submit-words.js";
import { whomOf, writeWhy } from "./write-why.js";

type Values = ViewProps<typeof attributes>;

/**
 * What a paywall shows before React, as soon as it is clear who reads: to a guest the card of sign-in, to whoever is
 * known what they came for, or that a subscription is wanted; and why it is shut.
 */
const early = beginsInPlace({
  styles,
  occasion: {
    now: whoReads,
    subscribe: (listener) => sessionStore().subscribe(listener),
  },
  render(values: Values) {
    const { card, containerSelector, action } = values;
    if (containerSelector) return undefined;
    const session = sessionStore().getState();
    if (session.status === "known")
      return import("./early-known.js").then(({ earlyKnown }) => earlyKnown(session, values));
    if (card !== "sign-in") return undefined;
    const view = earlySignIn(prerendered, action);
    view.querySelector("[type=submit] span")?.replaceChildren(submitWords(values));
    return view;
  },
  accompany(element, values: Values, view) {
    const { shell, dataset } = element;
    const isOpen = view.childElementCount === 0;
    const guarded = gatedContent(element, values.content);
    showContent(guarded, isOpen);
    writeWhy(shell, values, isOpen ? undefined : whomOf(sessionStore().getState()));
    dataset.access = isOpen ? "open" : "closed";
    if (isOpen) readOn(guarded);
    return () => {
      // Content that was open stays open after the paywall was removed.
      if (element.isConnected) showContent(guarded, false);
      writeWhy(shell, values, undefined);
      delete dataset.access;
    };
  },
  answer(control) {
    const href = control.matches(".quire-button") && control.getAttribute("href");
    if (href) goTo(href);
    return href ? true : revealEarly(control);
  },
});

/** A tag that comes back to the page comes back shut: who has read on may have gone. */
export const first: FirstRender = (element, ended) => {
  comeBackTo(element);
  // The declaration that gives the values has been written with this.
  const { content } = element.source.snapshot() as Values;
  const opened = gatedContent(element, content).filter(isGated);
  showContent(opened, false);
  return early(element, ended);
};

/** Somebody, by all that their access goes by, and their e-mail, which is shown; false as long as that is not clear. */
function whoReads(): string | false {
  const session = sessionStore().getState();
  if (session.status === "unknown") return false;
  const user = userOf(session);
  return JSON.stringify([user?.emailAddress, user?.status, user?.tiers]);
}

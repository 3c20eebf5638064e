import { isPlainClick } from "@quire/core";
import type { Shell } from "@quire/core/frame";
import { makeElement } from "@quire/element";
import type { Session } from "@quire/services/session";
import type { PaywallViewProps } from "./attributes.js";
import { getOffer, isSelling, type OfferProps, type OfferWords } from "./offer-words.js";
import { text } from "./text.js";

export type WriteOfferProps = OfferProps &
  Pick<PaywallViewProps, "price" | "benefits" | "trial" | "card" | "containerSelector">;

/** Writes the offer above the cards for a reader without access, or clears it without a session. */
export function writeOffer(shell: Shell, props: WriteOfferProps, session: Session | undefined): void {
  const words = session && getOffer(props, session);
  const { offer, price, benefits, trial } = session ? props : {};
  const area = find(shell, '[part="offer"]');
  const sells = words !== undefined && isSelling(props);
  area?.toggleAttribute("data-sells", sells);
  fill(find(shell, '[part="why"]'), words ? linesFor(words) : []);
  fill(getSlot(shell, "offer"), line("line", offer));
  fill(getSlot(shell, "price"), line("price", price));
  fill(getSlot(shell, "trial"), line("trial", trial));
  fill(getSlot(shell, "benefits"), benefits?.length ? [getList(benefits)] : []);
  fill(getSlot(shell, "subscribe"), words?.primary ? [primaryLink(shell, words.primary)] : []);
  fill(find(shell, '[part="account"]'), words?.question ? signInLine(shell, words.question) : []);
  // The page has chosen another card, or another place for the cards: they show at once.
  if (props.card !== "sign-in" || props.containerSelector) area?.setAttribute("data-cards", "");
  const cards = getSlot(shell, "quire-content");
  if (cards) cards.hidden = sells && words.question !== undefined && !area?.hasAttribute("data-cards");
}

function linesFor({ heading, dek, meter }: OfferWords): HTMLElement[] {
  return [
    ...(heading ? [makeElement("h2", { part: "heading" }, heading)] : []),
    ...line("dek", dek),
    ...(meter ? [createMeter(meter)] : []),
  ];
}

/** One bar for each free article. */
function createMeter({ left, limit }: NonNullable<OfferWords["meter"]>): HTMLElement {
  const bars = makeElement("span", { part: "meter-bars", "aria-hidden": "true" });
  for (let index = 0; index < limit; index++)
    bars.append(makeElement("span", { part: index < limit - left ? "meter-bar read" : "meter-bar" }));
  return makeElement(
    "p",
    { part: "meter" },
    bars,
    text(left > 0 ? "meterElsewhere" : "meter", { left, limit }),
  );
}

const line = (part: string, words: string | undefined) => (words ? [makeElement("p", { part }, words)] : []);

const getList = (benefits: readonly string[]) =>
  makeElement("ul", { part: "benefits", role: "list" }, ...benefits.map((one) => makeElement("li", {}, one)));

function primaryLink(shell: Shell, { words, href }: NonNullable<OfferWords["primary"]>): HTMLElement {
  const link = makeElement("a", { part: "subscribe", class: "quire-button", href }, words);
  if (href === "/register") showsCard(shell, link);
  return link;
}

function signInLine(shell: Shell, question: string): readonly (HTMLElement | string)[] {
  const link = makeElement("a", { part: "sign-in", class: "quire-link", href: "/sign-in" }, text("signIn"));
  showsCard(shell, link);
  return [makeElement("span", {}, question), " ", link];
}

/** Lets a click on the link show its card in place. In a new tab it opens its page. */
function showsCard(shell: Shell, link: HTMLAnchorElement): void {
  link.addEventListener("click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    find(shell, '[part="offer"]')?.setAttribute("data-cards", "");
    const cards = getSlot(shell, "quire-content");
    if (cards) cards.hidden = false;
    showCard(shell.container, link.getAttribute("href") ?? "");
  });
}

/** Follows the link between the cards, as the reader would. Before React, its click is kept. */
function showCard(cards: HTMLElement, href: string): void {
  const link = cards.querySelector<HTMLElement>(`a[href="${href}"]`);
  const target = link ?? cards.querySelector<HTMLElement>("input:not([type=hidden]), button, a[href]");
  target?.focus();
  link?.click();
}

/** Replaces the children of a place. Unchanged ones stay, and so the selection and the focus. */
function fill(place: Element | null, made: readonly (HTMLElement | string)[]): void {
  if (!place) return;
  const next = makeElement("div", {}, ...made);
  const isSame =
    next.childNodes.length === place.childNodes.length &&
    [...next.childNodes].every((node, index) => node.isEqualNode(place.childNodes[index] ?? null));
  if (!isSame) place.replaceChildren(...made);
}

const find = ({ root }: Shell, selector: string) => root.querySelector<HTMLElement>(selector);
const getSlot = (shell: Shell, name: string) => find(shell, `slot[name="${name}"]`);

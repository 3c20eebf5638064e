import { jsonText, safeHref } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { getUser, isSubscriber, sessionStore } from "@quire/services/session";
import { getDownloads } from "./downloads-for.js";
import { text } from "./text.js";
import { SUBSCRIBE, type VisualItemData, type VisualItemOptions } from "./visual-item-options.js";

/** A visual item in plain DOM: the page's own markup, or image and title, with its buttons. */
export class VisualItemPart implements DomView<VisualItemOptions> {
  readonly #place: DomPlace;
  readonly #look = makeElement("slot");
  readonly #actions = createItemButtons();
  #options: VisualItemOptions | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(place: DomPlace) {
    this.#place = place;
    place.root.append(makeElement("div", { part: "item" }, this.#look, this.#actions.element));
  }

  set(options: VisualItemOptions): void {
    const isSame = JSON.stringify(options.item) === JSON.stringify(this.#options?.item);
    this.#options = options;
    if (!isSame) this.#look.replaceChildren(...getLook(options.item));
    this.#unsubscribe ??= sessionStore().subscribe(() => this.#follow());
    this.#update();
  }

  end(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  /** Updates the item, or ends if the host was removed. An undefined element has no disconnect callback. */
  #follow(): void {
    if (this.#place.host.isConnected) this.#update();
    else this.end();
  }

  #update(): void {
    if (!this.#options) return;
    this.#actions.update(this.#options);
    const hasContent = this.#options.item !== undefined || this.#place.host.childElementCount > 0;
    this.#place.show(hasContent ? "ready" : "empty");
  }
}

/** Returns image and title, which the slot shows without markup of the page. */
function getLook(item: VisualItemData | undefined): Node[] {
  if (!item) return [];
  const { title, url, image, summary = "" } = item;
  const href = safeHref(url);
  const source = safeHref(image);
  const name = href ? makeElement("a", { href, part: "link" }, title) : title;
  const picture =
    source && makeElement("img", { src: source, alt: summary || title, loading: "lazy", part: "image" });
  return [...(picture ? [picture] : []), makeElement("h3", { part: "title" }, name)];
}

interface ItemButtons {
  readonly element: HTMLElement;
  update(options: VisualItemOptions): void;
}

/**
 * Creates the buttons: save, and download or subscribe (content-2.50, content-6). Only changed elements are replaced,
 * so that focus stays.
 */
function createItemButtons(): ItemButtons {
  const save = createSave();
  const files = makeElement("div", { part: "files" });
  let shown = "";

  function update(options: VisualItemOptions): void {
    const item = options.readOnly || !options.item ? "" : jsonText(options.item);
    save.hidden = item === "";
    if (save.dataset.item !== item) save.dataset.item = item;
    const wanted = getFiles(options);
    if (jsonText(wanted) === shown) return;
    shown = jsonText(wanted);
    files.replaceChildren(...wanted.map(toNode));
  }
  return { element: makeElement("div", { part: "actions" }, save, files), update };
}

function createSave(): HTMLButtonElement {
  const when = (state: string, words: string) => makeElement("span", { "data-when": state }, words);
  return makeElement(
    "button",
    { part: "save", type: "button", "data-quire-do": "save", "data-state": "idle" },
    when("idle", text("save")),
    when("busy", text("saving")),
    when("on", text("saved")),
    when("failed", text("saveFailed")),
  );
}

/** A link with its attributes, or a text. */
type Piece = string | { readonly words: string; readonly attributes: Readonly<Record<string, string>> };

function getFiles(options: VisualItemOptions): readonly Piece[] {
  const { asset, downloads, paywallEnabled: isPaywallEnabled, subscribeHref } = options;
  const session = sessionStore().getState();
  const subscriberId = (isSubscriber(session) && getUser(session)?.subscriber?.digest) || "";
  const found = getDownloads({ asset, downloads }, { subscriberId, isPaywallEnabled });
  if (found.length > 0) return found.map(({ href, format }) => createDownload(href, format));
  const hasFiles = asset !== "" || downloads.length > 0;
  // Shows nothing while the user is unknown, because it might be wrong.
  if (!hasFiles || isSubscriber(session) || session.status === "unknown") return [];
  const signIn = { href: "/sign-in", "data-quire-open": "auth-modal", "data-mode": "sign-in" };
  return [
    text("subscribersOnly"),
    {
      words: text("subscribe"),
      attributes: { part: "subscribe", href: safeHref(subscribeHref) ?? SUBSCRIBE },
    },
    ...(session.status === "anonymous"
      ? [{ words: text("signIn"), attributes: { ...signIn, part: "sign-in" } }]
      : []),
  ];
}

function createDownload(href: string, format: string): Piece {
  return {
    words: text("download", { format: format || "none" }),
    attributes: { part: "download", href, download: "" },
  };
}

function toNode(piece: Piece): Node {
  return typeof piece === "string"
    ? makeElement("span", { part: "note" }, piece)
    : makeElement("a", piece.attributes, piece.words);
}

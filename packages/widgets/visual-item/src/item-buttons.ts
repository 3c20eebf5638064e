import { jsonText, safeHref } from "@quire/core";
import { makeElement } from "@quire/element";
import { getUser, isSubscriber, sessionStore } from "@quire/services/session";
import { downloadsFor } from "./downloads-for.js";
import { text } from "./text.js";
import { SUBSCRIBE, type VisualItemOptions } from "./visual-item-options.js";

interface ItemButtons {
  readonly element: HTMLElement;
  update(options: VisualItemOptions): void;
}

/**
 * Creates the buttons: save, and download or subscribe (content-2.50, content-6). Only changed elements are replaced,
 * so that focus stays.
 */
export function createItemButtons(): ItemButtons {
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
  const found = downloadsFor({ asset, downloads }, { subscriberId, isPaywallEnabled });
  if (found.length > 0) return found.map(({ href, format }) => download(href, format));
  const isThere = asset !== "" || downloads.length > 0;
  // Shows nothing while the user is unknown, because it might be wrong.
  if (!isThere || isSubscriber(session) || session.status === "unknown") return [];
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

function download(href: string, format: string): Piece {
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

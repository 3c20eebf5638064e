import { goTo, ownDocument, safeHref } from "@quire/core";
import { askForSignIn, loadSession, onPendingAction, sessionStore } from "@quire/services/session";
import * as v from "valibot";

/** The intent of a guest who has pressed an item that requires sign-in. */
const OPEN_ITEM = "open-item";

const ItemSchema = v.object({
  /** A link's address. */
  href: v.optional(v.string()),
  /** A button's id. */
  id: v.optional(v.string()),
});
type Item = v.InferOutput<typeof ItemSchema>;

/** Says how an item is opened that was asked for before sign-in, also before the reload that follows it. */
export function listenForIntents(): void {
  onPendingAction(OPEN_ITEM, async (data) => {
    open(v.parse(ItemSchema, data));
    return ""; // The opened item needs no message.
  });
}

/**
 * Opens an item: at once for those who have signed in; for guests after they have. While nobody knows who is
 * reading, that is found out first; where it cannot be, the page that a link leads to has the last word.
 */
export async function openItem(element: HTMLElement, keyboard: boolean): Promise<void> {
  const item = itemOf(element);
  if (sessionStore().getState().status === "unknown") await whileBusy(element, loadSession());
  const { status } = sessionStore().getState();
  if (status === "anonymous" || (status === "unknown" && item.href === undefined))
    askForSignIn({ action: OPEN_ITEM, data: item }, { trigger: element, keyboard });
  else open(item);
}

async function whileBusy(element: HTMLElement, task: Promise<unknown>): Promise<void> {
  element.ariaBusy = "true";
  await task;
  element.ariaBusy = null;
}

function itemOf(element: HTMLElement): Item {
  return element instanceof HTMLAnchorElement ? { href: element.href } : { id: element.id };
}

function open({ href, id }: Item): void {
  const address = safeHref(href);
  if (address !== undefined) goTo(address);
  else if (id) ownDocument.getElementById(id)?.click();
}

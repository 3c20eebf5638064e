import { goTo, ownDocument, safeHref } from "@quire/core";
import { askForSignIn, loadSession, onPendingAction, sessionStore } from "@quire/services/session";
import * as v from "valibot";

/** The intent of a guest who has clicked an item that requires sign-in. */
const OPEN_ITEM = "open-item";

const ItemSchema = v.object({
  /** A link's address. */
  href: v.optional(v.string()),
  /** A button's id. */
  id: v.optional(v.string()),
});
type Item = v.InferOutput<typeof ItemSchema>;

/** Registers the handler that opens an item after sign-in. The guest's click may precede a page reload. */
export function listenForIntents(): void {
  onPendingAction(OPEN_ITEM, async (data) => {
    openItemPage(v.parse(ItemSchema, data));
    return ""; // The opened item needs no message.
  });
}

/**
 * Opens an item for signed-in users at once, and for guests after sign-in. If the user is unknown, the session is loaded
 * first. If that fails, a link opens and its page decides.
 */
export async function openItem(element: HTMLElement, keyboard: boolean): Promise<void> {
  const item = itemOf(element);
  if (sessionStore().getState().status === "unknown") await showBusyDuring(element, loadSession());
  const { status } = sessionStore().getState();
  if (status === "anonymous" || (status === "unknown" && item.href === undefined))
    askForSignIn({ action: OPEN_ITEM, data: item }, { trigger: element, keyboard });
  else openItemPage(item);
}

async function showBusyDuring(element: HTMLElement, task: Promise<unknown>): Promise<void> {
  element.ariaBusy = "true";
  await task;
  element.ariaBusy = null;
}

function itemOf(element: HTMLElement): Item {
  return element instanceof HTMLAnchorElement ? { href: element.href } : { id: element.id };
}

function openItemPage({ href, id }: Item): void {
  const address = safeHref(href);
  if (address !== undefined) goTo(address);
  else if (id) ownDocument.getElementById(id)?.click();
}

import { formatDay, formatMoney, getUserMessage, notify, pageLocale, report } from "@quire/core";
import type { CartItem } from "@quire/services/contract";
import type { PlacedOrder } from "@quire/services/order";
import { type MouseEvent, type ReactNode, useState } from "react";
import { OrderLines } from "./order-lines.js";
import { text } from "./text.js";

/** Shows an order: number, total, Purchased or Cancelled, day, items, files and receipt (content-2.58). */
export function OrderCard({ order }: { readonly order: PlacedOrder }): ReactNode {
  const { title, href, total, isCancelled, ordered, itemCount, accountNumber } = order;
  const locale = pageLocale();
  const day = formatDay(ordered, locale);
  return (
    <div part="order">
      <div className="quire-order-head">
        <h3 part="order-title">{href ? <a href={href}>{title}</a> : title}</h3>
        <p part="order-status" data-status={isCancelled ? "cancelled" : "purchased"}>
          {text(isCancelled ? "cancelled" : "purchased")}
        </p>
      </div>
      <div className="quire-order-facts">
        {total && (
          <p part="order-total">
            <span className="quire-unseen">{text("total")} </span>
            <bdi>{formatMoney(total, locale)}</bdi>
          </p>
        )}
        <p part="order-details">
          {day && <time dateTime={ordered}>{day}</time>}
          {itemCount > 0 && <span>{text("itemCount", { count: itemCount })}</span>}
          {accountNumber && <span>{text("accountNumber", { number: accountNumber })}</span>}
        </p>
      </div>
      <OrderLines {...order} />
      <OrderActions {...order} />
    </div>
  );
}

/** Actions of an order: links to its files (content-2.60) and its receipt (content-2.59). */
function OrderActions({
  title,
  files,
  receipt,
  again,
}: Pick<PlacedOrder, "title" | "files" | "receipt" | "again">): ReactNode {
  if (!receipt && files.length === 0 && again.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div part="order-actions" role="group" aria-label={text("actions", { title })}>
      {files.length > 0 && (
        <details part="order-files">
          <summary aria-label={text("getFiles", { title })}>{text("files")}</summary>
          {files.map(({ href, format }, index) => (
            <a
              key={href}
              href={href}
              aria-label={text("getFile", { format, place: index + 1, title })}
              download=""
            >
              {format}
            </a>
          ))}
        </details>
      )}
      {receipt && (
        <a part="order-receipt" href={receipt} aria-label={text("getReceipt", { title })}>
          {text("receipt")}
        </a>
      )}
      {again.length > 0 && <BuyAgain title={title} items={again} />}
    </div>
  );
}

interface BuyAgainProps {
  /** The order's title, which distinguishes the buttons of several orders. */
  readonly title: string;
  readonly items: readonly CartItem[];
}

type State = "idle" | "busy" | "done";

/** A button that adds the items of an earlier order to the cart. The page's confirmation shows the result. */
function BuyAgain({ title, items }: BuyAgainProps): ReactNode {
  const [state, setState] = useState<State>("idle");
  async function add(element: HTMLElement, keyboard: boolean): Promise<void> {
    setState("busy");
    try {
      // The code of the cart loads when it is first needed.
      const { addAndShow } = await import("@quire/services/cart");
      const outcome = await addAndShow(items, { element, data: {}, keyboard });
      setState(outcome === "done" ? "done" : "idle");
    } catch (error) {
      setState("idle");
      const words = getUserMessage(error);
      notify(words ?? text("againFailed"), "error");
      if (words === undefined) report(error);
    }
  }
  function press({ currentTarget, detail }: MouseEvent<HTMLButtonElement>): void {
    // The keyboard clicks without a pointer.
    if (state !== "busy") void add(currentTarget, detail === 0);
  }
  return (
    <button
      part="order-again"
      type="button"
      aria-label={text(state === "done" ? "getAdded" : "getAgain", { title })}
      aria-busy={state === "busy" || undefined}
      data-state={state}
      onClick={press}
    >
      {text(state === "done" ? "added" : "again")}
    </button>
  );
}

/** Props of the `Welcome` in an empty list of orders (content-2.42). */
export function getNoOrders(storeHref = "/store"): {
  readonly title: string;
  readonly words: string;
  readonly links: readonly (readonly [words: string, href: string])[];
} {
  return { title: text("noOrders"), words: text("welcome"), links: [[text("store"), storeHref]] };
}

import { formatDay, formatMoney } from "@quire/core";
import * as configuration from "@quire/services/configuration";
import type { ChosenProduct, ProductOffer } from "@quire/services/product";
import { createElement, type ReactNode } from "react";
import { text } from "./text.js";

interface PriceProps {
  readonly product: ChosenProduct;
  readonly locale: string;
}

/** The price of the choice and its notes, announced again when they change. */
export function Facts({ product: { chosen, offers }, locale }: PriceProps): ReactNode {
  return (
    <div part="facts" aria-live="polite">
      {chosen?.price && <p part="price">{formatMoney(chosen.price, locale)}</p>}
      {!chosen && <p part="nothing">{text(offers.length > 0 ? "nothingLeft" : "notSold")}</p>}
      {chosen?.isComingSoon && <p part="note">{comingSoon(chosen, locale)}</p>}
      {chosen?.hasVolumePricing && <Volume />}
    </div>
  );
}

/** The note below a format: its price, and its later delivery if other formats are available. */
export function getPriceNote(
  offer: ProductOffer | undefined,
  { offers }: ChosenProduct,
  locale: string,
): string {
  const price = offer?.price ? formatMoney(offer.price, locale) : "";
  const isLater = offer?.isComingSoon && !offers.every(({ isComingSoon }) => isComingSoon);
  return [price, isLater && text("comingSoon")].filter(Boolean).join(" · ");
}

/** The total price, if it differs from the single price. */
export function Total({ product: { items, total, chosen }, locale }: PriceProps): ReactNode {
  const isMore = total && total.minor !== chosen?.price?.minor && items.length > 0;
  return (
    <p part="total">
      {isMore && (
        <>
          <span part="total-label" className="quire-label">
            {text("total")}
          </span>{" "}
          {formatMoney(total, locale)}
        </>
      )}
    </p>
  );
}

function comingSoon({ publicationDate }: ProductOffer, locale: string): string {
  const date = formatDay(publicationDate, locale);
  return date ? text("available", { date }) : text("comingSoon");
}

function Volume(): ReactNode {
  const { href } = configuration.customerService();
  const a = (words: string) => (
    <a className="quire-link" href={href}>
      {words}
    </a>
  );
  return createElement("p", { part: "volume", className: "quire-hint" }, ...text.rich("volume", {}, { a }));
}

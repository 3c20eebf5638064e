import { formatLocalDate, safeHref } from "@quire/core";
import type { PlacedOrder } from "@quire/services/order";
import type { ReactNode } from "react";
import { text } from "./text.js";

/** Maximum number of lines in the preview of an order (content-2.61). */
const MAX_PREVIEW_LINES = 5;

type Line = PlacedOrder["lines"][number];
type OrderLinesProps = Pick<PlacedOrder, "lines" | "itemCount" | "hasCaseStudy" | "accessUntil">;

/** The first five lines of an order (content-2.61), and a note on the access to case studies (content-2.62). */
export function OrderLines({ lines, itemCount, hasCaseStudy, accessUntil }: OrderLinesProps): ReactNode {
  const shown = lines.slice(0, MAX_PREVIEW_LINES);
  const count = countRest(lines, itemCount);
  const hasCovers = shown.some(({ image }) => safeHref(image));
  return (
    <>
      {shown.length > 0 && (
        <ul part="order-lines">
          {shown.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines can have the same text, and the order is fixed
            <OrderLine key={index} line={line} hasCover={hasCovers} />
          ))}
          {count > 0 && <li part="order-more">{text("moreLines", { count })}</li>}
        </ul>
      )}
      {hasCaseStudy && (
        <div className="quire-access">
          <p part="order-note">{text("caseStudy")}</p>
          {accessUntil && <p part="order-access">{getAccess(accessUntil)}</p>}
        </div>
      )}
    </>
  );
}

interface OrderLineProps {
  readonly line: Line;
  /** True if a line of the order has a cover. The others keep its space, so that all titles align. */
  readonly hasCover: boolean;
}

function OrderLine({ line, hasCover }: OrderLineProps): ReactNode {
  const { title, contentType, authors, quantity, image, productLink } = line;
  const href = safeHref(productLink);
  const cover = safeHref(image);
  const details = [contentType, authors.join(", ")].filter(Boolean).join(" · ");
  return (
    <li part="order-line">
      {hasCover && <span className="quire-cover">{cover && <Cover key={cover} src={cover} />}</span>}
      <span>
        <span className="quire-line-title">
          {quantity > 1 && `${text("times", { quantity })} `}
          {href ? <a href={href}>{title}</a> : title}
        </span>
        {details && <span className="quire-line-details">{details}</span>}
      </span>
    </li>
  );
}

/** The name is next to it. A cover that fails to load leaves its space blank. */
function Cover({ src }: { readonly src: string }): ReactNode {
  return (
    <img
      part="order-cover"
      src={src}
      alt=""
      width={60}
      height={80}
      loading="lazy"
      decoding="async"
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}

/** Returns the number of items that the preview leaves out. Listed and left out items add up to the order's items. */
function countRest(lines: readonly Line[], itemCount: number): number {
  if (lines.length <= MAX_PREVIEW_LINES) return 0;
  const shown = lines.slice(0, MAX_PREVIEW_LINES).reduce((sum, { quantity }) => sum + (quantity || 1), 0);
  return Math.max(lines.length - MAX_PREVIEW_LINES, itemCount - shown);
}

function getAccess(day: string): string {
  const hasExpired = day < new Date().toJSON().slice(0, 10);
  return text(hasExpired ? "accessOver" : "accessUntil", { day: formatLocalDate(day) });
}

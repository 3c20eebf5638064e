import type { PlacedOrder } from "@quire/services/order";
import type { ReactNode } from "react";
import { text } from "./text.js";

/** Maximum number of lines in the preview of an order (content-2.61). */
const PREVIEW = 5;

/** The first five lines of an order (content-2.61), and a note on the access to case studies (content-2.62). */
export function OrderLines({ lines, hasCaseStudy }: Pick<PlacedOrder, "lines" | "hasCaseStudy">): ReactNode {
  const count = lines.length - PREVIEW;
  return (
    <>
      {lines.length > 0 && (
        <ul part="order-lines">
          {lines.slice(0, PREVIEW).map(({ title, contentType, authors }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines can have the same text, and the order is fixed
            <li key={index}>{[title, contentType, authors.join(", ")].filter(Boolean).join(" · ")}</li>
          ))}
          {count > 0 && <li part="order-more">{text("moreLines", { count })}</li>}
        </ul>
      )}
      {hasCaseStudy && <p part="order-note">{text("caseStudy")}</p>}
    </>
  );
}

import type { PlacedOrder } from "@quire/services/order";
import type { ReactNode } from "react";
import { BuyAgain } from "./buy-again.js";
import { text } from "./text.js";

/** Actions of an order: links to its files (content-2.60) and its receipt (content-2.59). */
export function OrderActions({
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

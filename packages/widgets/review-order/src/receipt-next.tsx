import { formatDay, pageLocale, safeHref } from "@quire/core";
import type { Receipt } from "@quire/services/contract";
import { useUniqueId } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";

/** Status of a product that is not available yet. */
const FORTHCOMING_STATUS = "F";

interface ReceiptNextProps {
  readonly order: Receipt;
  readonly ordersHref: string;
}

/** The next steps after an order: its files, the mail and the delivery. */
export function ReceiptNext({ order, ordersHref }: ReceiptNextProps): ReactNode {
  const { emailAddress, shippingAddress, shippingMethod, downloads, lines } = order;
  const files = downloads.flatMap(({ link, format }) => {
    const href = safeHref(link);
    return href ? [{ href, format }] : [];
  });
  const id = useUniqueId("next");
  const city = shippingAddress?.city;
  const steps = [
    emailAddress && text("mailed", { email: emailAddress }),
    shippingAddress &&
      (city && shippingMethod ? text("ships", { city, method: shippingMethod }) : text("shipsThere")),
    ...lines.map(({ title, productStatus, publicationDate }) => {
      const day = productStatus === FORTHCOMING_STATUS && formatDay(publicationDate, pageLocale());
      return day && text("comesOut", { title, day });
    }),
  ].filter((step): step is string => typeof step === "string" && step !== "");
  return (
    <>
      {files.length > 0 && (
        <section className="quire-files" aria-labelledby={`${id}-files`}>
          <h3 className="quire-receipt-heading" id={`${id}-files`}>
            {text("files", { count: files.length })}
          </h3>
          {/* biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away */}
          <ul className="quire-file-list" role="list">
            {files.map(({ href, format }) => (
              <li key={href} className="quire-file">
                <span dir="auto">{format}</span>
                <a
                  className="quire-link"
                  href={href}
                  download=""
                  aria-label={text("downloadFile", { file: format })}
                >
                  {text("download")}
                </a>
              </li>
            ))}
          </ul>
          <p className="quire-muted">
            {text("filesStay")}{" "}
            <a className="quire-link" href={ordersHref}>
              {text("orders")}
            </a>
          </p>
        </section>
      )}
      {steps.length > 0 && (
        <section aria-labelledby={id}>
          <h3 className="quire-receipt-heading" id={id}>
            {text("next")}
          </h3>
          {/* biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away */}
          <ul className="quire-next" role="list">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

import { pageLocale, safeHref } from "@quire/core";
import { reactView, useFrame, useFrameEvents, useHost, useWidgetState } from "@quire/element";
import { type Addition, useAddition } from "@quire/services/cart";
import * as configuration from "@quire/services/configuration";
import { controlsSheet } from "@quire/ui";
import { type ReactNode, useLayoutEffect } from "react";
import sheet from "./cart-confirmation.css?inline";
import { getShownItems, type ShownItem } from "./cart-confirmation-model.js";
import { CHECKOUT_HREF } from "./checkout-href.js";
import { text } from "./text.js";

interface CartConfirmationViewProps {
  readonly checkoutHref: string;
}

/** The dialog's content: the added items (content-2.54), or the apology (content-2.55). */
export function CartConfirmationView({ checkoutHref }: CartConfirmationViewProps): ReactNode {
  const addition = useAddition();
  const frame = useFrame();
  const isAdded = addition?.outcome.kind === "added";
  useWidgetState(!addition ? "empty" : isAdded ? "ready" : "error");
  const title = text(addition && !isAdded ? "notAdded" : "added");
  useLayoutEffect(() => frame.setTitle(title), [frame, title]);
  // At each opening, the frame first shows the title of its shell.
  useFrameEvents(
    () => frame.setTitle(title),
    () => {},
  );
  return (
    <div part="confirmation">
      {addition ? <Outcome addition={addition} /> : <p>{text("empty")}</p>}
      <div part="actions">
        {isAdded && (
          <a part="checkout" className="quire-button" href={safeHref(checkoutHref) ?? CHECKOUT_HREF}>
            {text("checkout")}
          </a>
        )}
        <button
          part="continue"
          className="quire-button"
          data-quiet=""
          type="button"
          onClick={() => frame.close("button")}
        >
          {text("continue")}
        </button>
      </div>
      {isAdded && <Related />}
    </div>
  );
}

function Outcome({ addition }: { readonly addition: Addition }): ReactNode {
  if (addition.outcome.kind !== "added")
    return <Apology productIds={addition.items.map(({ productId }) => productId)} />;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari removes the role
    <ul part="items" role="list">
      {getShownItems(addition, pageLocale()).map((item) => (
        <AddedItem key={item.key} item={item} />
      ))}
    </ul>
  );
}

/** The page's slotted content. If there is none, the section is hidden. */
function Related(): ReactNode {
  const { host } = useHost().shell;
  if (!host.querySelector(':scope > [slot="related"]')) return null;
  return (
    <section part="related">
      <h3 part="related-title">{text("related")}</h3>
      <slot name="related" />
    </section>
  );
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(CartConfirmationView, controlsSheet, sheet);

/** One item: title, subject, content type and format, quantity, and price. */
function AddedItem({ item }: { readonly item: ShownItem }): ReactNode {
  const { name, href, details, quantity, price, coming, limited } = item;
  return (
    <li part="item">
      {href ? (
        <a part="name" href={href}>
          {name}
        </a>
      ) : (
        <span part="name">{name}</span>
      )}
      <p part="price">
        <bdi>{price}</bdi>
      </p>
      <p part="details">{details.join(" · ")}</p>
      <p part="amount">{text("quantity", { quantity })}</p>
      {limited && <p part="limited">{limited}</p>}
      {coming && <p part="coming">{coming}</p>}
    </li>
  );
}

/** An apology that nothing was added, with a contact and the product codes to quote (content-8.11). */
function Apology({ productIds }: { readonly productIds: readonly string[] }): ReactNode {
  const { phone, phoneElsewhere } = configuration.customerService();
  const ids = [...new Set(productIds)];
  return (
    <div part="apology" role="alert">
      <p>{text("apology")}</p>
      {(phone || phoneElsewhere) && (
        <>
          <p>{text("call")}</p>
          <dl part="contacts">
            {phone && <Phone label={text("domestic")} number={phone} />}
            {phoneElsewhere && <Phone label={text("elsewhere")} number={phoneElsewhere} />}
          </dl>
        </>
      )}
      <p>{text("quote", { count: ids.length, productIds: ids.join(", ") })}</p>
    </div>
  );
}

function Phone({ label, number }: { readonly label: string; readonly number: string }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a className="quire-link" href={`tel:${number.replace(/[^+\d]/g, "")}`}>
          {number}
        </a>
      </dd>
    </div>
  );
}

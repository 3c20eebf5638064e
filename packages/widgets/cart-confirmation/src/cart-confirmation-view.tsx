import { pageLocale, safeHref } from "@quire/core";
import { reactView, useFrame, useFrameEvents, useHost, useWidgetState } from "@quire/element";
import { type Addition, useAddition } from "@quire/services/cart";
import { controlsSheet } from "@quire/ui";
import { type ReactNode, useLayoutEffect } from "react";
import { AddedItem } from "./added-item.js";
import { Apology } from "./apology.js";
import sheet from "./cart-confirmation.css?inline";
import { shownItems } from "./cart-confirmation-model.js";
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
      {shownItems(addition, pageLocale()).map((item) => (
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

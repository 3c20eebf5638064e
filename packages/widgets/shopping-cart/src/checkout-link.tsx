import { goTo, isPlainClick, safeHref } from "@quire/core";
import { useHost } from "@quire/element";
import { quantitiesDone } from "@quire/services/cart";
import { type MouseEvent, type ReactNode, useState } from "react";
import { CHECKOUT_HREF } from "./links.js";
import { text } from "./text.js";

/** Links to the checkout. It waits for pending changes of quantities, and stays when one failed. */
export function CheckoutLink({ href }: { readonly href: string }): ReactNode {
  const host = useHost();
  const [isBusy, setBusy] = useState(false);
  const address = safeHref(href) ?? CHECKOUT_HREF;
  async function go(event: MouseEvent): Promise<void> {
    const done = isPlainClick(event) ? quantitiesDone() : undefined;
    if (!done) return;
    event.preventDefault();
    setBusy(true);
    const isDone = await done;
    if (!host.signal.aborted) setBusy(false);
    if (isDone) goTo(address);
  }
  return (
    <a
      part="checkout"
      className="quire-button"
      href={address}
      aria-busy={isBusy || undefined}
      onClick={(event) => void go(event)}
    >
      <span>{text(isBusy ? "checkingOut" : "checkout")}</span>
      <span className="quire-spinner" aria-hidden="true" />
    </a>
  );
}

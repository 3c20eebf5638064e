import { AuthModal, type Screen } from "@quire/auth-modal";
import { MiniCart } from "@quire/mini-cart";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Account } from "./account.js";
import { CheckoutPage } from "./checkout/checkout-page.js";
import { Shelf } from "./shelf.js";

/**
 * A shop on Quire's packages: the session, the cart, the two widgets that show them, and its own checkout.
 */
export function App() {
  const [screen, setScreen] = useState<Screen>();
  const main = useRef<HTMLElement>(null);
  const hash = useHash();
  // A link led here, so its target gets the focus.
  useEffect(() => {
    if (hash) main.current?.focus();
  }, [hash]);
  return (
    <>
      <header className="bar">
        <p className="name">Reading Room</p>
        <Account onAsk={setScreen} />
        <MiniCart heading="Your shelf" storeHref="#books" cartHref="#checkout" />
      </header>
      <main ref={main} tabIndex={-1}>
        {hash === "#checkout" ? <CheckoutPage onSignIn={() => setScreen("sign-in")} /> : <Shelf />}
      </main>
      <AuthModal
        open={screen !== undefined}
        mode={screen ?? "sign-in"}
        onClose={() => setScreen(undefined)}
        onSignedIn={() => setScreen(undefined)}
      />
    </>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

/** Returns the address after its `#`, which is sufficient routing for two pages. */
function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}

import { loadCheckout, useCheckout } from "@quire/services/order";
import { CheckoutForm } from "./checkout-form.js";
import { ReceiptView } from "./receipt-view.js";

/**
 * The checkout, from the cart to the receipt. The hook has all its state, so a submitted order outlives this
 * page.
 */
export function CheckoutPage({ onSignIn }: { readonly onSignIn: () => void }) {
  const state = useCheckout();
  const { status, checkout, order } = state;
  if (status === "ordered" && order) return <ReceiptView order={order} />;
  if (status === "ready" && checkout) return <CheckoutForm state={state} checkout={checkout} />;
  return (
    <>
      <h1>Checkout</h1>
      {(status === "unknown" || status === "loading") && <p role="status">Loading your order…</p>}
      {status === "maintenance" && (
        <p role="status">The shop is closed for maintenance. Nothing was ordered.</p>
      )}
      {status === "empty" && (
        <p>
          Your cart is empty. <a href="#books">Look at the books</a>
        </p>
      )}
      {status === "signed-out" && (
        <>
          <p>Sign in to order the items in your cart.</p>
          <button type="button" onClick={onSignIn}>
            Sign in
          </button>
        </>
      )}
      {status === "failed" && (
        <>
          <p className="problem" role="alert">
            Couldn’t load your order.
          </p>
          <button type="button" onClick={loadCheckout}>
            Try again
          </button>
        </>
      )}
    </>
  );
}

import { applyPromoCode, getCoupons, removePromoCode, type TermsOutcome } from "@quire/services/cart";
import type { Checkout } from "@quire/services/contract";
import { loadCheckout } from "@quire/services/order";
import { useRef, useState } from "react";
import { Field } from "./field.js";
import { couponWords } from "./words.js";

/** Promo codes belong to the cart. The checkout reloads when one is added or removed. */
export function PromoStep({ cart }: Pick<Checkout, "cart">) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function follow(written: Promise<TermsOutcome>) {
    setBusy(true);
    const outcome = await written;
    if (outcome.kind === "done") await loadCheckout();
    setBusy(false);
    setProblem(couponWords(outcome));
    if (outcome.kind === "done" && input.current) input.current.value = "";
    input.current?.focus();
  }

  function apply() {
    const code = input.current?.value.trim() ?? "";
    if (code) return void follow(applyPromoCode(code));
    setProblem("Enter a code.");
    input.current?.focus();
  }

  return (
    <section className="step">
      <h2>Promo code</h2>
      {getCoupons(cart).map(({ code }) => (
        <p key={code}>
          {code}{" "}
          <button
            type="button"
            className="quiet"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void follow(removePromoCode(code))}
          >
            Remove<span className="hidden"> {code}</span>
          </button>
        </p>
      ))}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) apply();
        }}
      >
        <Field label="Code" problem={problem}>
          {(control) => <input {...control} ref={input} name="code" autoComplete="off" />}
        </Field>
        <button type="submit" className="quiet" aria-disabled={isBusy}>
          Apply
        </button>
      </form>
    </section>
  );
}

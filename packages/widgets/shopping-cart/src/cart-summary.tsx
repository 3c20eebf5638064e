import { goTo, isPlainClick, safeHref } from "@quire/core";
import { useHost } from "@quire/element";
import { Coupons, Totals, TotalsChange, toPricedCart } from "@quire/features/cart-terms";
import { type CartState, estimateCart, getCoupons, isShipped, waitForQuantities } from "@quire/services/cart";
import type { Place } from "@quire/services/contract";
import { useStates } from "@quire/services/order";
import { Field, Form, type FormControl, Notice, Select, SubmitButton } from "@quire/ui";
import { type MouseEvent, type ReactNode, useMemo, useState } from "react";
import * as v from "valibot";
import { CHECKOUT_HREF } from "./links.js";
import { text } from "./text.js";
import { estimateProblem } from "./words.js";

interface CartSummaryProps {
  readonly cart: NonNullable<CartState["cart"]>;
  readonly isClosed: boolean;
  readonly country: string;
  readonly checkoutHref: string;
}

/** The cart's total, the fields that change it, and the button to the next step. */
export function CartSummary({ cart, isClosed, country, checkoutHref }: CartSummaryProps): ReactNode {
  const ships = isShipped(cart);
  const priced = useMemo(() => toPricedCart(cart), [cart]);
  return (
    <section part="summary" aria-label={text("summary")}>
      <h2 part="summary-heading">{text("summary")}</h2>
      <Totals totals={priced.totals} ships={ships} />
      <TotalsChange priced={priced} />
      {ships && <Estimate country={country} state={cart.shipTo?.state ?? ""} />}
      <Coupons coupons={getCoupons(cart)} />
      {isClosed ? (
        <Notice tone="error">
          <p part="maintenance">{text("maintenance")}</p>
        </Notice>
      ) : (
        <CheckoutLink href={checkoutHref} />
      )}
    </section>
  );
}

/** Links to the checkout. It waits for pending changes of quantities, and stays when one failed. */
function CheckoutLink({ href }: { readonly href: string }): ReactNode {
  const host = useHost();
  const [isBusy, setBusy] = useState(false);
  const address = safeHref(href) ?? CHECKOUT_HREF;
  async function go(event: MouseEvent): Promise<void> {
    const done = isPlainClick(event) ? waitForQuantities() : undefined;
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

interface EstimateProps {
  readonly country: string;
  /** The chosen state. Empty before the user has chosen one. */
  readonly state: string;
}

const formSchema = () => v.object({ state: v.pipe(v.string(), v.trim()) });

/** Asks for the destination, so that the server can estimate tax and shipping (content-7.6). */
function Estimate({ country, state }: EstimateProps): ReactNode {
  const [schema] = useState(formSchema);
  const [isWanted, setWanted] = useState(false);
  const countryCode = country.trim().toUpperCase();
  const states = useStates(countryCode, isWanted);
  async function estimate(values: { readonly state: string }, form: FormControl): Promise<ReactNode> {
    const destination = { countryCode, state: values.state };
    const problem = values.state ? estimateProblem(await estimateCart(destination)) : text("stateMissing");
    if (problem) form.fail("state", problem);
    form.focus("state");
    return null;
  }
  return (
    <details part="estimate" onToggle={() => setWanted(true)}>
      <summary part="estimated">{state ? text("estimatedFor", { state }) : text("estimate")}</summary>
      <div part="estimate-form" aria-busy={states === undefined}>
        {states && (
          <Form schema={schema} onSubmit={estimate} name="estimate">
            <div className="quire-row">
              <StateField states={states} state={state} />
              <SubmitButton>{text("estimateAction")}</SubmitButton>
            </div>
          </Form>
        )}
      </div>
    </details>
  );
}

interface StateFieldProps {
  /** The states to choose from. Without any, the field is a text field. */
  readonly states: readonly Place[];
  readonly state: string;
}

function StateField({ states, state }: StateFieldProps): ReactNode {
  const common = { name: "state", label: text("state"), defaultValue: state, autoComplete: "address-level1" };
  if (states.length === 0) return <Field {...common} hint={text("stateHint")} maxLength={64} />;
  return <Select {...common} options={states.map(({ code, name }) => ({ value: code, label: name }))} />;
}

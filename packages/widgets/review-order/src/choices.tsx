import { formatMoney, pageLocale, parseMoney, safeHref } from "@quire/core";
import { AddressLines, Problem } from "@quire/features/ordering";
import type { Checkout, ShippingMethod } from "@quire/services/contract";
import type { OrderProblem } from "@quire/services/order";
import { useUniqueId } from "@quire/ui";
import type { ReactNode } from "react";
import { CHECKOUT_HREF } from "./links.js";
import { text } from "./text.js";

interface ChoicesProps {
  readonly checkout: Checkout;
  readonly checkoutHref: string;
  readonly problem: OrderProblem | undefined;
}

/** The choices of the previous step, each with a link to change it. */
export function Choices({ checkout, checkoutHref, problem }: ChoicesProps): ReactNode {
  const { ships, shippingAddressId, billingAddressId, paymentLabel } = checkout;
  const isSameAddress = ships && shippingAddressId === billingAddressId;
  const choice = (name: Parameters<typeof text>[0], anchor: string, fields: string[], words: ReactNode) => (
    <Choice
      heading={text(name)}
      href={`${checkoutHref}#${anchor}`}
      fallback={`${CHECKOUT_HREF}#${anchor}`}
      problem={problem && fields.includes(problem.field) ? problem : undefined}
    >
      {words || <span className="quire-muted">{text("none")}</span>}
    </Choice>
  );
  const shipping = "shippingAddressId";
  const billing = "billingAddressId";
  return (
    <div className="quire-chosen">
      {ships &&
        choice(
          isSameAddress ? "bothAddresses" : "shippingAddress",
          "shipping-address",
          isSameAddress ? [shipping, billing] : [shipping],
          getAddress(checkout, shippingAddressId),
        )}
      {!isSameAddress &&
        choice(
          "billingAddress",
          "billing-address",
          [billing],
          getAddress(checkout, billingAddressId) ?? getPlace(checkout),
        )}
      {ships && choice("shippingMethod", "shipping-method", ["shippingMethod"], getMethod(checkout))}
      {choice("payment", "payment", ["payment"], paymentLabel)}
    </div>
  );
}

interface ChoiceProps {
  readonly heading: string;
  readonly href: string;
  readonly fallback: string;
  readonly problem: OrderProblem | undefined;
  readonly children: ReactNode;
}

function Choice({ heading, href, fallback, problem, children }: ChoiceProps): ReactNode {
  const id = useUniqueId("choice");
  const change = <ChangeLink href={href} fallback={fallback} what={heading} />;
  return (
    <section className="quire-chosen-one" aria-labelledby={id}>
      <div className="quire-step-head">
        <h2 className="quire-chosen-heading" id={id}>
          {heading}
        </h2>
        {change}
      </div>
      <div>{children}</div>
      <Problem problem={problem}>{change}</Problem>
    </section>
  );
}

function getAddress({ addresses, countries }: Checkout, id: string): ReactNode {
  const address = addresses.find((one) => one.id === id);
  return address && <AddressLines address={address} countries={countries} />;
}

/** The place of a buyer of files, in place of an address. */
function getPlace({ billingPlace, countries }: Checkout): ReactNode {
  if (!billingPlace) return undefined;
  return <AddressLines address={{ ...NO_ADDRESS, ...billingPlace }} countries={countries} />;
}

const NO_ADDRESS = { id: "", firstName: "", lastName: "", address1: "", address2: "", city: "" };

function getMethod({ shippingMethods, shippingMethod, cart }: Checkout): ReactNode {
  const method = shippingMethods.find(({ id }) => id === shippingMethod);
  return method && <Method method={method} currency={cart.currency.code} />;
}

function Method({
  method,
  currency,
}: {
  readonly method: ShippingMethod;
  readonly currency: string;
}): ReactNode {
  const price = parseMoney(method.cost, currency);
  return (
    <>
      <span className="quire-address-name">
        {[method.name, price && formatMoney(price, pageLocale())].filter(Boolean).join(" · ")}
      </span>
      <span className="quire-address-line" dir="auto">
        {method.description}
      </span>
    </>
  );
}

interface ChangeLinkProps {
  readonly href: string;
  readonly fallback: string;
  /** The name of the choice to change, for users who list the links in a screen reader. */
  readonly what: string;
}

export function ChangeLink({ href, fallback, what }: ChangeLinkProps): ReactNode {
  return (
    <a className="quire-link" href={safeHref(href) ?? fallback} aria-label={text("getChange", { what })}>
      {text("change")}
    </a>
  );
}

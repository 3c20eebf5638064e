import { pageLocale } from "@quire/core";
import * as configuration from "@quire/services/configuration";
import { formatPrice } from "@quire/services/plans";
import type { ReactNode } from "react";
import type { PlanChosen } from "./attributes.js";
import { CardButton } from "./card-button.js";
import type { PlanCard } from "./get-cards.js";
import { text } from "./text.js";
import { type PlanCheckout, usePlanCheckout } from "./use-plan-checkout.js";

/** Names of more characters get smaller letters. */
const MAX_LARGE_NAME_LENGTH = 40;

interface PlanCardsProps {
  readonly cards: readonly PlanCard[];
  readonly onChoose: (detail: PlanChosen) => void;
}

/** One card for each plan. Its rows line up with those of the cards beside it. */
export function PlanCards({ cards, onChoose }: PlanCardsProps): ReactNode {
  const checkout = usePlanCheckout(onChoose);
  // The recommended plan has the only filled button. Without one, all have it, except for a subscriber's switches.
  const hasRecommendedPlan = cards.some(({ mark }) => mark !== undefined);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away
    <ul part="cards" role="list">
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ids of plans may repeat, and the order is the API's
        <li key={index} part={`card ${card.mark ?? ""}`.trim()}>
          <Head card={card} />
          <Price card={card} />
          <Action
            card={card}
            isQuiet={hasRecommendedPlan && card.mark !== "recommended"}
            checkout={checkout}
          />
          <Benefits card={card} />
        </li>
      ))}
    </ul>
  );
}

function Head({ card: { plan, mark } }: { readonly card: PlanCard }): ReactNode {
  return (
    <div part="head">
      <h3 part="name" data-long={plan.name.length > MAX_LARGE_NAME_LENGTH || undefined}>
        {plan.name}
      </h3>
      {plan.caption && <p part="caption">{plan.caption}</p>}
      {mark && <p part="mark">{text(mark)}</p>}
    </div>
  );
}

function Price({ card: { price } }: { readonly card: PlanCard }): ReactNode {
  if (!price) {
    return (
      <div part="price">
        <p part="on-request">{text("onRequest")}</p>
      </div>
    );
  }
  const { period, money, other, perMonth, saving } = price;
  const locale = pageLocale();
  const noted = period === "yearly" ? perMonth : other;
  return (
    <div part="price">
      <p part="price-line">
        <span part="amount">{formatPrice(money, locale)}</span>{" "}
        <span part="per">{text("per", { period })}</span>
      </p>
      {noted && (
        <p part="price-note">
          {text.rich<ReactNode>(
            getNote(period === "yearly", saving !== undefined),
            { price: formatPrice(noted, locale), saving: saving ? formatPrice(saving, locale) : "" },
            {
              save: (words) => (
                <span key="save" part="saving">
                  {` ${words}`}
                </span>
              ),
            },
          )}
        </p>
      )}
    </div>
  );
}

function getNote(isYearly: boolean, saves: boolean) {
  if (isYearly) return saves ? "perMonthSaving" : "perMonth";
  return saves ? "orYearlySaving" : "orYearly";
}

interface ActionProps {
  readonly card: PlanCard;
  readonly isQuiet: boolean;
  readonly checkout: PlanCheckout;
}

function Action({ card, isQuiet, checkout }: ActionProps): ReactNode {
  const { plan, price, action } = card;
  return (
    <div part="action">
      {action === "none" && <p part="current-note">{text("currentNote")}</p>}
      {action === "contact" && (
        <a part="contact" className="quire-button" data-quiet="" href={configuration.customerService().href}>
          {getLabel("contact", plan.name)}
        </a>
      )}
      {action !== "none" && action !== "contact" && (
        <CardButton card={card} label={getLabel(action, plan.name)} isQuiet={isQuiet} checkout={checkout} />
      )}
      {action === "trial" && price && (
        <p part="trial">
          {text("trialNote", {
            days: plan.trialDays,
            price: formatPrice(price.money, pageLocale()),
            period: price.period,
          })}
        </p>
      )}
    </div>
  );
}

/** Returns a button's words. The plan's name is for screen readers: sighted readers see it on the card. */
function getLabel(key: "subscribe" | "trial" | "switch" | "contact", name: string): ReactNode {
  return text.rich<ReactNode>(
    key,
    { name },
    {
      name: (words) => (
        <span key="name" className="quire-unseen">
          {words}
        </span>
      ),
    },
  );
}

function Benefits({ card: { plan } }: { readonly card: PlanCard }): ReactNode {
  const benefits = plan.benefits.filter((one) => one.trim());
  if (benefits.length === 0) return <div />;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away
    <ul part="benefits" role="list">
      {benefits.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: benefits may repeat, and never move
        <li key={index} part="benefit">
          {one}
        </li>
      ))}
    </ul>
  );
}

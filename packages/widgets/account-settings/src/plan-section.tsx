import { formatDay, pageLocale, safeHref } from "@quire/core";
import { tiers } from "@quire/services/configuration";
import type { SubscriptionTerm } from "@quire/services/contract";
import { getSubscriberType } from "@quire/services/session";
import type { ReactNode } from "react";
import { ReadProblem } from "./read-problem.js";
import { Section, type SectionProps } from "./section.js";
import { text } from "./text.js";

/** The plan with its dates, and a link to manage it (beyond-341). */
export function PlanSection({ user, plansHref, account }: SectionProps): ReactNode {
  const isSubscriber = user.status === "subscribers";
  const type = getSubscriberType(user, tiers());
  const name = type?.caption ?? type?.tier ?? text("planUnnamed");
  const term = account.details?.subscription;
  return (
    <Section name="plan" heading={text("planHeading")}>
      <div className="quire-account-stack">
        <div className="quire-account-row">
          <div className="quire-account-plan">
            <p className="quire-account-value">{isSubscriber ? name : text("planNone")}</p>
            {isSubscriber && term && <Dates term={term} />}
          </div>
          <a className="quire-button" data-quiet="" href={safeHref(plansHref) ?? "/subscriptions"}>
            {text(isSubscriber ? "planManage" : "planSee")}
          </a>
        </div>
        {isSubscriber && account.isFailed && (
          <ReadProblem section={text("planHeading")} onRetry={account.reload}>
            {text("readFailed")}
          </ReadProblem>
        )}
      </div>
    </Section>
  );
}

function Dates({
  term: { startDate, expirationDate, isRenewing },
}: {
  readonly term: SubscriptionTerm;
}): ReactNode {
  const facts = [
    [text("planSince"), startDate],
    [text(isRenewing ? "planRenews" : "planEnds"), expirationDate],
  ] as const;
  return (
    <dl className="quire-account-facts">
      {facts.map(([label, value]) => {
        const day = formatDay(value, pageLocale());
        return (
          day && (
            <div key={label} className="quire-account-fact">
              <dt>{label}</dt>
              <dd>
                <time dateTime={value}>{day}</time>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

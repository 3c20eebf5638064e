import { safeHref } from "@quire/core";
import { GenericFailure } from "@quire/features/credentials";
import { type FollowOutcome, follow, unfollow, useFollowing } from "@quire/services/following";
import { useUniqueId } from "@quire/ui";
import { type ReactNode, useState } from "react";
import type { Newsletter } from "./attributes.js";
import { Section, type SectionProps } from "./section.js";
import { text } from "./text.js";
import { useSaved } from "./use-saved.js";

/** The newsletters, each with a checkbox that saves at once. */
export function NewslettersSection({ newsletters, newslettersHref }: SectionProps): ReactNode {
  const following = useFollowing();
  const own: Newsletter[] = [
    ...following.newsletters.map((name) => toNewsletter("newsletter", name)),
    ...following.marketingCampaigns.map((name) => toNewsletter("marketingCampaign", name)),
  ];
  // An ended subscription stays in the list, so that it can be taken up again.
  const [seen, setSeen] = useState<readonly Newsletter[]>(own);
  const isListedIn = (list: readonly Newsletter[]) => (one: Newsletter) =>
    list.some((other) => getKey(other) === getKey(one));
  const added = own.filter((one) => !isListedIn(seen)(one));
  if (added.length > 0) setSeen([...seen, ...added]);
  const all = [...newsletters, ...seen.filter((one) => !isListedIn(newsletters)(one))];
  return (
    <Section name="newsletters" heading={text("newslettersHeading")}>
      <div className="quire-account-stack">
        {all.length === 0 && <p className="quire-text">{text("newslettersNone")}</p>}
        {all.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away
          <ul className="quire-account-list quire-account-choices" role="list">
            {all.map((one) => (
              <Choice key={getKey(one)} newsletter={one} isOn={following.isFollowing(one.type, one.name)} />
            ))}
          </ul>
        )}
        <p className="quire-text">
          <a className="quire-link" href={safeHref(newslettersHref) ?? "/email-newsletters"}>
            {text("newslettersAll")}
          </a>
        </p>
      </div>
    </Section>
  );
}

const getKey = ({ type, name }: Newsletter) => `${type} ${name}`;
const toNewsletter = (type: Newsletter["type"], name: string): Newsletter => ({
  type,
  name,
  label: "",
  about: "",
});

interface ChoiceProps {
  readonly newsletter: Newsletter;
  readonly isOn: boolean;
}

function Choice({ newsletter, isOn }: ChoiceProps): ReactNode {
  const { type, name, about } = newsletter;
  const label = newsletter.label.trim() || name;
  const id = useUniqueId("newsletter");
  const saved = useSaved();
  const [problem, setProblem] = useState<ReactNode>();

  async function change(isWanted: boolean): Promise<void> {
    saved.clear();
    setProblem(undefined);
    const outcome = await (isWanted ? follow : unfollow)({ type, name });
    if (outcome.kind === "done") saved.confirm();
    else if (outcome.kind === "waiting") saved.confirm(text("waiting"));
    else setProblem(getProblem(outcome, label));
  }
  return (
    <li className="quire-account-choice">
      <span className="quire-choice">
        <input
          type="checkbox"
          className="quire-checkbox"
          id={id}
          checked={isOn}
          aria-describedby={about ? `${id}-about` : undefined}
          onChange={({ target }) => void change(target.checked)}
        />
        <label className="quire-label" htmlFor={id}>
          {label}
        </label>
      </span>
      {saved.mark}
      {about && (
        <p className="quire-hint" id={`${id}-about`}>
          {about}
        </p>
      )}
      {problem && (
        <p className="quire-error" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}

function getProblem(outcome: FollowOutcome, label: string): ReactNode {
  switch (outcome.kind) {
    case "subscriber-only":
      return text("subscriberOnly", { label });
    case "executive-only":
      return text("executiveOnly", { label });
    case "too-many":
      return text("newslettersFull");
    case "failed":
      return outcome.error.code === "request/offline" ? text("offline") : <GenericFailure />;
    default: // The session has ended; the widget asks to sign in.
      return null;
  }
}

import { useHost } from "@quire/element";
import { type FollowOutcome, followingStore, followKey, signUpByEmail } from "@quire/services/following";
import { useState } from "react";
import { useStore } from "zustand";
import type { Newsletter } from "./get-newsletters.js";
import { text } from "./text.js";

/** A newsletter whose sign-up was refused, and the reason. */
export interface Refused {
  readonly newsletter: Newsletter;
  readonly outcome: Refusal;
}

interface SignUps {
  /** The newsletters that this widget has signed up for. */
  readonly done: readonly Newsletter[];
  isDone(newsletter: Newsletter): boolean;
  send(
    chosen: readonly Newsletter[],
    email: string,
  ): Promise<{ readonly done: readonly Newsletter[]; readonly refused: readonly Refused[] }>;
}

/** Signs up by e-mail, with a separate request for each newsletter. */
export function useSignUps(): SignUps {
  const host = useHost();
  const { followed } = useStore(followingStore());
  const [done, setDone] = useState<readonly Newsletter[]>([]);

  async function signUp(newsletter: Newsletter, email: string): Promise<[Newsletter, FollowOutcome]> {
    const { type, name } = newsletter;
    return [newsletter, await signUpByEmail({ type, name, email })];
  }
  return {
    done,
    isDone: ({ type, name }) => followed.has(followKey(type, name)),
    async send(chosen, email) {
      const outcomes = await Promise.all(chosen.map((one) => signUp(one, email)));
      const added = outcomes.flatMap(([newsletter, outcome]) => (isRefused(outcome) ? [] : [newsletter]));
      const refused = outcomes.flatMap(([newsletter, outcome]) =>
        isRefused(outcome) ? [{ newsletter, outcome }] : [],
      );
      if (!host.signal.aborted) setDone((before) => [...before, ...added]);
      return { done: added, refused };
    },
  };
}

/** Formats a list such as "First Chair and Weekly Numbers". */
export function getList(newsletters: readonly Newsletter[]): string {
  return new Intl.ListFormat(text.getLocale("done")).format(newsletters.map(({ label }) => label));
}

export type Refusal = Exclude<FollowOutcome, { kind: "done" | "waiting" }>;

export function isRefused(outcome: FollowOutcome): outcome is Refusal {
  return outcome.kind !== "done" && outcome.kind !== "waiting";
}

/**
 * Returns the reason for a refused subscription of `label` (accounts-5.15, content-6.8), or `undefined` for the generic
 * message.
 */
export function getOutcomeText(outcome: Refusal, label: string): string | undefined {
  switch (outcome.kind) {
    case "subscriber-only":
      return text("subscriberOnly", { label });
    case "executive-only":
      return text("executiveOnly", { label });
    case "invalid-email":
      return text("invalidEmail");
    case "too-many":
      return text("tooMany");
    case "failed":
      return outcome.error.code === "request/offline" ? text("offline") : undefined;
    default:
      return undefined;
  }
}

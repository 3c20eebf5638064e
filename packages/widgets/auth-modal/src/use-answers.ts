import {
  dropDraft,
  keepDraft,
  keptDraft,
  keptRegistration,
  saveIfNothingWaits,
  sessionStore,
  userOf,
  useSession,
} from "@quire/services/session";
import { useEffect, useRef, useState } from "react";
import * as v from "valibot";

export function answersSchema() {
  return v.object({ industry: v.string(), "job-title": v.string(), "company-size": v.string() });
}
export type Answers = v.InferOutput<ReturnType<typeof answersSchema>>;

interface Begun {
  /** The e-mail of whose answers they are: right after a registration nothing else is known of its reader. */
  readonly reader: string;
  /** Another one whenever the questions begin anew. */
  readonly key: string;
  readonly answers: Partial<Answers>;
}

interface KeptAnswers extends Begun {
  /** Keeps what its reader's session was over for: the questions come back with it after a sign-in. */
  keep(answers: Answers): void;
}

const draftOf = (reader: string) => ({ reader, about: "profile-settings" });

function begin(reader: string): Begun {
  const kept = v.safeParse(answersSchema(), reader && keptDraft(draftOf(reader)));
  return { reader, key: reader, answers: kept.success ? kept.output : {} };
}

/** The answers to the profile questions, as far as a session that has ended on the server kept them from being sent. */
export function useAnswers(): KeptAnswers {
  const session = useSession();
  const known = userOf(session)?.emailAddress;
  const wasGuest = useRef(false);
  wasGuest.current ||= session.status === "anonymous";
  const isKept = useRef(false);
  const [begun, setBegun] = useState(() => begin(known ?? keptRegistration() ?? ""));
  const { reader } = begun;
  if (known && known !== reader) {
    const next = begin(known);
    // Input during the session check belongs to the current user.
    const isTheirs = !reader && !wasGuest.current && Object.keys(next.answers).length === 0;
    setBegun(isTheirs ? { ...begun, reader: known } : next);
  }
  useEffect(
    () => () => {
      const isKnown = userOf(sessionStore().getState())?.emailAddress === reader;
      if (isKnown && !isKept.current) dropDraft(draftOf(reader));
    },
    [reader],
  );
  function keep(answers: Answers): void {
    if (!reader) return; // A guest's have no profile to go to.
    isKept.current = true;
    keepDraft(draftOf(reader), answers);
    const data = { name: "auth-modal", attributes: { mode: "profile_settings" } };
    saveIfNothingWaits({ action: "open", data });
  }
  return { ...begun, keep };
}

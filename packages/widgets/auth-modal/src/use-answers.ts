import {
  dropDraft,
  getUser,
  keepDraft,
  keptDraft,
  keptRegistration,
  saveIfNothingWaits,
  sessionStore,
  useSession,
} from "@quire/services/session";
import { useEffect, useRef, useState } from "react";
import * as v from "valibot";

export function answersSchema() {
  return v.object({ industry: v.string(), "job-title": v.string(), "company-size": v.string() });
}
export type Answers = v.InferOutput<ReturnType<typeof answersSchema>>;

interface Begun {
  /** The e-mail of the answers' owner. Right after a registration only the e-mail is known. */
  readonly reader: string;
  /** Changes whenever the questions start again. */
  readonly key: string;
  readonly answers: Partial<Answers>;
}

interface KeptAnswers extends Begun {
  /** Keeps the answers if the session has ended. The questions return with them after a sign-in. */
  keep(answers: Answers): void;
}

const getDraft = (reader: string) => ({ reader, about: "profile-settings" });

function begin(reader: string): Begun {
  const stored = v.safeParse(answersSchema(), reader && keptDraft(getDraft(reader)));
  return { reader, key: reader, answers: stored.success ? stored.output : {} };
}

/** Returns the answers to the profile questions that could not be sent because the session had ended. */
export function useAnswers(): KeptAnswers {
  const session = useSession();
  const known = getUser(session)?.emailAddress;
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
      const isKnown = getUser(sessionStore().getState())?.emailAddress === reader;
      if (isKnown && !isKept.current) dropDraft(getDraft(reader));
    },
    [reader],
  );
  function keep(answers: Answers): void {
    if (!reader) return; // A guest has no profile for the answers.
    isKept.current = true;
    keepDraft(getDraft(reader), answers);
    const data = { name: "auth-modal", attributes: { mode: "profile_settings" } };
    saveIfNothingWaits({ action: "open", data });
  }
  return { ...begun, keep };
}

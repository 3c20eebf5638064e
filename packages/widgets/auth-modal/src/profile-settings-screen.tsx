import { GenericFailure, loadCalls, ProfileFields } from "@quire/features/credentials";
import {
  dropDraft,
  getKeptDraft,
  getKeptRegistration,
  getUser,
  keepDraft,
  saveIfNothingWaits,
  sessionStore,
  useSession,
} from "@quire/services/session";
import { Form, FormMessage, SubmitButton } from "@quire/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { toSentence } from "./as-sentence.js";
import { text } from "./lazy/text.js";
import type { ScreenProps } from "./screen.js";

/** Attributes of a profile update (accounts-3.11), which are also the names of the fields. */
const NAMES = ["industry", "job-title", "company-size"] as const;

interface ProfileSettingsProps extends Pick<ScreenProps, "go"> {
  readonly onDone: () => void;
}

/**
 * Questions after registration, all optional (accounts-2.8). A guest's answers cannot be stored in a profile.
 */
export function ProfileSettingsScreen({ go, onDone }: ProfileSettingsProps): ReactNode {
  const [schema] = useState(answersSchema);
  const { key, answers: given, keep } = useAnswers();

  async function send(answers: Answers): Promise<ReactNode> {
    const answered = NAMES.filter((name) => answers[name] !== "");
    if (answered.length > 0) {
      const { updateProfile } = await loadCalls();
      const attributes = answered.map((name) => ({ name, value: answers[name] }));
      const outcome = await updateProfile({ attributes });
      if (outcome.kind === "rejected") return toSentence(outcome.message) || <GenericFailure />;
      if (outcome.kind === "failed") return <GenericFailure />;
      if (outcome.kind === "not-registered") {
        keep(answers);
        go("sign-in");
        return null;
      }
    }
    onDone();
    return null;
  }

  return (
    <Form key={key} name="profile-settings" schema={schema} onSubmit={send}>
      <p className="quire-text">{text("profileLead")}</p>
      <FormMessage />
      <ProfileFields initialAnswers={given} />
      <div className="quire-actions">
        <button type="button" className="quire-button" data-quiet="" onClick={onDone}>
          {text("maybeLater")}
        </button>
        <SubmitButton>{text("submit")}</SubmitButton>
      </div>
    </Form>
  );
}

function answersSchema() {
  return v.object({ industry: v.string(), "job-title": v.string(), "company-size": v.string() });
}

type Answers = v.InferOutput<ReturnType<typeof answersSchema>>;

interface StartedSettings {
  /** The e-mail of the answers' owner. Right after a registration only the e-mail is known. */
  readonly reader: string;
  /** Changes whenever the questions start again. */
  readonly key: string;
  readonly answers: Partial<Answers>;
}

interface KeptAnswers extends StartedSettings {
  /** Keeps the answers if the session has ended. The questions return with them after a sign-in. */
  keep(answers: Answers): void;
}

const getDraft = (reader: string) => ({ reader, about: "profile-settings" });

function startSettings(reader: string): StartedSettings {
  const stored = v.safeParse(answersSchema(), reader && getKeptDraft(getDraft(reader)));
  return { reader, key: reader, answers: stored.success ? stored.output : {} };
}

/** Returns the answers to the profile questions that could not be sent because the session had ended. */
function useAnswers(): KeptAnswers {
  const session = useSession();
  const known = getUser(session)?.emailAddress;
  const wasGuest = useRef(false);
  wasGuest.current ||= session.status === "anonymous";
  const isKept = useRef(false);
  const [begun, setBegun] = useState(() => startSettings(known ?? getKeptRegistration() ?? ""));
  const { reader } = begun;
  if (known && known !== reader) {
    const next = startSettings(known);
    // Input during the session check belongs to the current user.
    const isOfCurrentUser = !reader && !wasGuest.current && Object.keys(next.answers).length === 0;
    setBegun(isOfCurrentUser ? { ...begun, reader: known } : next);
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

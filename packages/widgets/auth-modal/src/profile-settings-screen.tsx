import { GenericFailure, loadCalls, ProfileFields } from "@quire/features/credentials";
import { Form, FormMessage, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import { asSentence } from "./as-sentence.js";
import { text } from "./lazy/text.js";
import type { ScreenProps } from "./screen.js";
import { type Answers, answersSchema, useAnswers } from "./use-answers.js";

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
      if (outcome.kind === "rejected") return asSentence(outcome.message) || <GenericFailure />;
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

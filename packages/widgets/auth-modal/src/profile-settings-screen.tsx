import { GenericFailure, loadCalls, ProfileFields } from "@quire/features/credentials";
import { Form, FormMessage, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { asSentence } from "./as-sentence.js";
import { text } from "./lazy/text.js";
import type { ScreenProps } from "./screen-props.js";

/** The attributes of a profile update (accounts-3.11), as the fields are named. */
const NAMES = ["industry", "job-title", "company-size"] as const;

function answersSchema() {
  return v.object({ industry: v.string(), "job-title": v.string(), "company-size": v.string() });
}
type Answers = v.InferOutput<ReturnType<typeof answersSchema>>;

interface ProfileSettingsProps extends Pick<ScreenProps, "go"> {
  readonly onDone: () => void;
}

/** Questions after registration, all optional (accounts-2.8). A guest's answers have no profile to go to. */
export function ProfileSettingsScreen({ go, onDone }: ProfileSettingsProps): ReactNode {
  const [schema] = useState(answersSchema);

  async function send(answers: Answers): Promise<ReactNode> {
    const given = NAMES.filter((name) => answers[name] !== "");
    if (given.length > 0) {
      const { updateProfile } = await loadCalls();
      const attributes = given.map((name) => ({ name, value: answers[name] }));
      const outcome = await updateProfile({ attributes });
      if (outcome.kind === "rejected") return asSentence(outcome.message) || <GenericFailure />;
      if (outcome.kind === "failed") return <GenericFailure />;
      if (outcome.kind === "not-registered") {
        go("sign-in");
        return null;
      }
    }
    onDone();
    return null;
  }

  return (
    <Form name="profile-settings" schema={schema} onSubmit={send}>
      <p className="quire-text">{text("profileLead")}</p>
      <FormMessage />
      <ProfileFields />
      <div className="quire-actions">
        <button type="button" className="quire-button" data-quiet="" onClick={onDone}>
          {text("maybeLater")}
        </button>
        <SubmitButton>{text("submit")}</SubmitButton>
      </div>
    </Form>
  );
}

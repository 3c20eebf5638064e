import { Form, FormMessage, Select, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { GenericFailure } from "./generic-failure.js";
import { loadCalls } from "./load-calls.js";
import { COMPANY_SIZES, INDUSTRIES, JOB_TITLES } from "./profile-options.js";
import { text } from "./text.js";

/** The attributes of a profile update (accounts §3), as the fields are named. */
function answersSchema() {
  return v.object({ industry: v.string(), "job-title": v.string(), "company-size": v.string() });
}
type Answers = v.InferOutput<ReturnType<typeof answersSchema>>;

/** Questions after registration, all optional (accounts §2). */
export function ProfileSettingsScreen({ onDone }: { readonly onDone: () => void }): ReactNode {
  const [schema] = useState(answersSchema);

  async function send(answers: Answers): Promise<ReactNode> {
    const names = ["industry", "job-title", "company-size"] as const;
    const attributes = names
      .filter((name) => answers[name] !== "")
      .map((name) => ({ name, value: answers[name] }));
    if (attributes.length > 0) {
      const { updateProfile } = await loadCalls();
      const outcome = await updateProfile({ attributes });
      if (outcome.kind === "rejected") return outcome.message;
      if (outcome.kind === "failed") return <GenericFailure />;
    }
    onDone();
    return null;
  }

  return (
    <Form schema={schema} onSubmit={send}>
      <p className="quire-text">{text("profileLead")}</p>
      <FormMessage />
      <Select name="industry" label={text("industry")} options={INDUSTRIES} />
      <Select
        name="job-title"
        label={text("jobTitle")}
        options={JOB_TITLES}
        autoComplete="organization-title"
      />
      <Select name="company-size" label={text("companySize")} options={COMPANY_SIZES} />
      <div className="quire-actions">
        <button type="button" className="quire-button" data-quiet="" onClick={onDone}>
          {text("maybeLater")}
        </button>
        <SubmitButton>{text("submit")}</SubmitButton>
      </div>
    </Form>
  );
}

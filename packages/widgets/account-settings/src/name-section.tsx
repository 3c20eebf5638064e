import { NameFields } from "@quire/features/credentials";
import { personName } from "@quire/services/forms";
import { updateProfile, useDraft } from "@quire/services/session";
import { Form, type FormControl, FormMessage, SubmitButton } from "@quire/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { Section, type SectionProps } from "./section.js";
import { text } from "./text.js";
import { getTrouble } from "./trouble.js";
import { useSaved } from "./use-saved.js";

/** The contract's limit of characters. */
const MAX_NAME_LENGTH = 100;

const name = (which: "firstName" | "lastName") =>
  v.pipe(
    personName(which),
    v.maxLength(MAX_NAME_LENGTH, () => text("nameLong", { n: MAX_NAME_LENGTH })),
  );
const createSchema = () => v.object({ firstName: name("firstName"), lastName: name("lastName") });

const DraftSchema = v.object({ firstName: v.string(), lastName: v.string() });
const draftForm = { schema: DraftSchema, empty: { firstName: "", lastName: "" } };
type Names = v.InferOutput<typeof DraftSchema>;

/** The first and the last name (beyond-344). */
export function NameSection({ user: { firstName, lastName }, onNameChanged }: SectionProps): ReactNode {
  const [schema] = useState(createSchema);
  const { draft, type, reset } = useDraft(draftForm, "account name");
  const [begun] = useState(draft);
  const saved = useSaved();
  const box = useRef<HTMLDivElement>(null);
  useFollowed(box, { firstName, lastName });

  async function send(names: Names, form: FormControl): Promise<ReactNode> {
    saved.clear();
    const outcome = await updateProfile(names);
    switch (outcome.kind) {
      case "updated":
        if (!form.hasChanged()) reset();
        saved.confirm();
        onNameChanged(names);
        return null;
      case "rejected":
        if (outcome.field !== "firstName" && outcome.field !== "lastName") return text("namesRefused");
        form.fail(outcome.field, outcome.message || text("namesRefused"));
        form.focus(outcome.field);
        return null;
      default:
        return getTrouble(outcome);
    }
  }
  return (
    <Section name="name" heading={text("nameHeading")} lead={text("nameLead")}>
      <div className="quire-place" ref={box}>
        <Form
          name="account-name"
          schema={schema}
          onSubmit={send}
          onType={(values) => {
            saved.clear();
            type(values);
          }}
        >
          <FormMessage />
          <NameFields firstName={begun.firstName || firstName} lastName={begun.lastName || lastName} />
          <div className="quire-account-foot">
            <SubmitButton>{text("save")}</SubmitButton>
            {saved.mark}
          </div>
        </Form>
      </div>
    </Section>
  );
}

/** Updates the fields after a change in another tab, unless the user has typed something else. */
function useFollowed(box: { readonly current: HTMLElement | null }, names: Names): void {
  const before = useRef(names);
  const { firstName, lastName } = names;
  useEffect(() => {
    const now: Names = { firstName, lastName };
    for (const key of ["firstName", "lastName"] as const) {
      const field = box.current?.querySelector<HTMLInputElement>(`[name="${key}"]`);
      if (field?.value === before.current[key]) field.value = now[key];
    }
    before.current = now;
  }, [box, firstName, lastName]);
}

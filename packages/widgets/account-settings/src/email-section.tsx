import { emailAddress } from "@quire/services/forms";
import { useDraft } from "@quire/services/session";
import { cancelEmailChange, changeEmail } from "@quire/services/settings";
import {
  BusyButton,
  Field,
  Form,
  type FormControl,
  FormMessage,
  Notice,
  QuietButton,
  SubmitButton,
  useNextFocus,
} from "@quire/ui";
import { createElement, type ReactNode, useRef, useState } from "react";
import * as v from "valibot";
import { CurrentPassword, currentPassword } from "./current-password.js";
import { ReadProblem } from "./read-problem.js";
import { Section, type SectionProps } from "./section.js";
import { text } from "./text.js";
import { getTrouble } from "./trouble.js";
import { useSaved } from "./use-saved.js";

const createSchema = () =>
  v.object({ emailAddress: emailAddress("general"), currentPassword: currentPassword() });
type Typed = v.InferOutput<ReturnType<typeof createSchema>>;

const draftForm = { schema: v.object({ emailAddress: v.string() }), empty: { emailAddress: "" } };

/** The e-mail address, and its change with a confirmation at the new address (beyond-343). */
export function EmailSection({ user, names, account, onEmailRequested }: SectionProps): ReactNode {
  const { draft, type, reset } = useDraft(draftForm, "account email");
  const [isOpen, setOpen] = useState(draft.emailAddress !== "");
  const box = useRef<HTMLDivElement>(null);
  const focusNext = useNextFocus();
  const saved = useSaved();
  // The same failure shows there.
  const showsInPlan = user.status === "subscribers" && names.includes("plan");
  const pending = account.details?.pendingEmailAddress ?? "";

  function show(isShown: boolean): void {
    saved.clear();
    setOpen(isShown);
    focusNext(() =>
      box.current?.querySelector<HTMLElement>(isShown ? "[name=emailAddress]" : ".quire-button"),
    );
  }
  function end(): void {
    reset();
    show(false);
  }
  function onAsked(email: string): void {
    account.setPending(email);
    end();
    onEmailRequested({ emailAddress: email });
  }
  function onCancelled(): void {
    account.setPending("");
    show(false); // The focused button is removed.
    saved.confirm(text("emailKept"));
  }
  return (
    <Section name="email" heading={text("emailHeading")} lead={text("emailLead")}>
      <div className="quire-account-stack" ref={box}>
        <div className="quire-account-row">
          <p className="quire-account-value">
            <bdi>{user.emailAddress}</bdi>
          </p>
          {!isOpen && <QuietButton onPress={() => show(true)}>{text("emailChange")}</QuietButton>}
        </div>
        {isOpen && (
          <EmailForm
            current={user.emailAddress}
            begun={draft.emailAddress}
            onType={type}
            onAsked={onAsked}
            onCancel={end}
          />
        )}
        {pending && !isOpen && <PendingEmail key={pending} email={pending} onCancelled={onCancelled} />}
        {saved.mark}
        {account.isFailed && !showsInPlan && (
          <ReadProblem section={text("emailHeading")} onRetry={account.reload}>
            {text("readFailed")}
          </ReadProblem>
        )}
      </div>
    </Section>
  );
}

interface EmailFormProps {
  readonly current: string;
  readonly begun: string;
  readonly onType: (values: unknown) => void;
  readonly onAsked: (email: string) => void;
  readonly onCancel: () => void;
}

function EmailForm({ current, begun, onType, onAsked, onCancel }: EmailFormProps): ReactNode {
  const [schema] = useState(createSchema);
  const [isPasswordNeeded, setPasswordNeeded] = useState(false);
  async function send(typed: Typed, form: FormControl): Promise<ReactNode> {
    if (typed.emailAddress.toLowerCase() === current.toLowerCase())
      return fail(form, "emailAddress", "emailSame");
    const outcome = await changeEmail(typed);
    switch (outcome.kind) {
      case "asked":
        onAsked(typed.emailAddress);
        return null;
      case "invalid":
        form.fail("emailAddress", v.safeParse(schema.entries.emailAddress, "-").issues?.[0].message ?? "");
        form.focus("emailAddress");
        return null;
      case "password-needed":
        setPasswordNeeded(true);
        return null;
      case "password-wrong":
        return fail(form, "currentPassword", "passwordWrong");
      default:
        return getTrouble(outcome);
    }
  }
  return (
    <Form name="account-email" schema={schema} onSubmit={send} onType={onType}>
      <FormMessage />
      <Field
        name="emailAddress"
        type="email"
        label={text("emailLabel")}
        autoComplete="email"
        defaultValue={begun}
        required
      />
      {isPasswordNeeded && <CurrentPassword username={current} />}
      <div className="quire-account-foot">
        <SubmitButton>{text("emailSend")}</SubmitButton>
        <QuietButton label={text("cancelOf", { section: text("emailHeading") })} onPress={onCancel}>
          {text("cancel")}
        </QuietButton>
      </div>
    </Form>
  );
}

function fail(form: FormControl, field: string, message: "emailSame" | "passwordWrong"): null {
  form.fail(field, text(message));
  form.focus(field);
  return null;
}

interface WaitingProps {
  readonly email: string;
  readonly onCancelled: () => void;
}

/** The address that waits for its confirmation, and its withdrawal. */
function PendingEmail({ email, onCancelled }: WaitingProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReactNode>();
  const words = text.rich("emailWaiting", { email }, { email: (shown) => <bdi>{shown}</bdi> });

  async function cancel(): Promise<void> {
    setBusy(true);
    const outcome = await cancelEmailChange();
    setBusy(false);
    if (outcome.kind === "cancelled") onCancelled();
    else setProblem(getTrouble(outcome));
  }
  return (
    <div className="quire-account-waiting">
      <Notice tone="success">
        {createElement("p", { className: "quire-text" }, ...words)}
        <p className="quire-hint">{text("emailNothing")}</p>
      </Notice>
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="quire-account-foot">
        <BusyButton isBusy={isBusy} isQuiet onPress={cancel}>
          {text("emailCancel")}
        </BusyButton>
      </div>
    </div>
  );
}

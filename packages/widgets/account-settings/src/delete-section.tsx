import { deleteAccount } from "@quire/services/settings";
import {
  Field,
  Form,
  type FormControl,
  FormMessage,
  QuietButton,
  SubmitButton,
  useNextFocus,
} from "@quire/ui";
import { createElement, type ReactNode, useRef, useState } from "react";
import * as v from "valibot";
import { CurrentPassword, currentPassword } from "./current-password.js";
import { Section, type SectionProps } from "./section.js";
import { text } from "./text.js";
import { getTrouble } from "./trouble.js";

/** Accepts the word in any case, because phones capitalize. */
const createSchema = () =>
  v.object({
    word: v.pipe(
      v.string(),
      v.check(
        (typed) => typed.trim().toLowerCase() === text("deleteWord").toLowerCase(),
        () => text("deleteWordWrong", { word: text("deleteWord") }),
      ),
    ),
    currentPassword: currentPassword(),
  });
type Typed = v.InferOutput<ReturnType<typeof createSchema>>;

/** The deletion of the account, after its consequences and a typed word (beyond-346). */
export function DeleteSection({ user, names, onDeleted }: SectionProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const focusNext = useNextFocus();

  function show(isShown: boolean): void {
    setOpen(isShown);
    focusNext(() => box.current?.querySelector<HTMLElement>(isShown ? "h3" : ".quire-button"));
  }
  return (
    <Section name="delete" heading={text("deleteHeading")} lead={text("deleteLead")}>
      <div className="quire-account-stack" ref={box}>
        {isOpen ? (
          <div className="quire-account-danger">
            <Consequences isSubscriber={user.status === "subscribers"} hasData={names.includes("data")} />
            <DeleteForm username={user.emailAddress} onDeleted={onDeleted} onCancel={() => show(false)} />
          </div>
        ) : (
          <div className="quire-account-foot" data-danger="">
            <QuietButton onPress={() => show(true)}>{text("deleteStart")}</QuietButton>
          </div>
        )}
      </div>
    </Section>
  );
}

interface ConsequencesProps {
  readonly isSubscriber: boolean;
  /** The widget has the section with the download. */
  readonly hasData: boolean;
}

function Consequences({ isSubscriber, hasData }: ConsequencesProps): ReactNode {
  const download = (words: string) => (
    <a className="quire-link" href="#account-data">
      {words}
    </a>
  );
  return (
    <>
      <h3 className="quire-account-subheading" tabIndex={-1}>
        {text("deleteTitle")}
      </h3>
      <ul className="quire-account-bullets">
        <li>{text("deleteProfile")}</li>
        {isSubscriber && <li>{text("deletePlan")}</li>}
        <li>{text("deleteLibrary")}</li>
        <li>{text("deleteOrders")}</li>
        <li>{text("deleteNewsletters")}</li>
      </ul>
      {hasData &&
        createElement("p", { className: "quire-text" }, ...text.rich("deleteFirst", {}, { download }))}
    </>
  );
}

interface DeleteFormProps {
  readonly username: string;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

function DeleteForm({ username, onDeleted, onCancel }: DeleteFormProps): ReactNode {
  const [schema] = useState(createSchema);
  const [isPasswordNeeded, setPasswordNeeded] = useState(false);
  async function send({ currentPassword }: Typed, form: FormControl): Promise<ReactNode> {
    const outcome = await deleteAccount(currentPassword);
    switch (outcome.kind) {
      case "deleted":
        onDeleted();
        return null;
      case "password-needed":
        setPasswordNeeded(true);
        return null;
      case "password-wrong":
        form.fail("currentPassword", text("passwordWrong"));
        form.focus("currentPassword");
        return null;
      default:
        return getTrouble(outcome);
    }
  }
  return (
    <Form name="account-delete" schema={schema} onSubmit={send}>
      <FormMessage />
      <Field
        name="word"
        label={text("deleteLabel", { word: text("deleteWord") })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      {isPasswordNeeded && <CurrentPassword username={username} />}
      <div className="quire-account-foot">
        <span className="quire-place" data-danger="">
          <SubmitButton>{text("deleteSend")}</SubmitButton>
        </span>
        <QuietButton label={text("cancelOf", { section: text("deleteHeading") })} onPress={onCancel}>
          {text("cancel")}
        </QuietButton>
      </div>
    </Form>
  );
}

import { formAction, GenericFailure } from "@quire/features/credentials";
import { signUpEmail } from "@quire/services/forms";
import { Checkbox, Field, Form, type FormControl, FormMessage, SubmitButton, useNextFocus } from "@quire/ui";
import { type ReactNode, useRef, useState } from "react";
import * as v from "valibot";
import type { SubscriptionDetail } from "./attributes.js";
import { getKey, type Newsletter, type PlainForm } from "./get-newsletters.js";
import { text } from "./text.js";
import { getList, getOutcomeText, type Refused, useSignUps } from "./use-sign-ups.js";

interface SignUpFormProps {
  readonly newsletters: readonly Newsletter[];
  readonly isList: boolean;
  readonly heading: string;
  readonly email: string;
  readonly action: string;
  /** The values that were typed before the script loaded. */
  readonly form: PlainForm;
  readonly onSubscribed: (detail: SubscriptionDetail) => void;
}

const formSchema = () => v.object({ email: signUpEmail() });

/** Signs a guest up by e-mail (accounts-5.15), for a single newsletter or the checked ones. */
export function SignUpForm({
  newsletters,
  isList,
  heading,
  email,
  action,
  form,
  onSubscribed,
}: SignUpFormProps): ReactNode {
  const [schema] = useState(formSchema);
  const view = useRef<HTMLDivElement>(null);
  const signUps = useSignUps();
  const focusNext = useNextFocus();
  const about = newsletters[0]?.about;
  const left = newsletters.filter((one) => !signUps.isDone(one));

  async function send(values: v.InferOutput<typeof schema>, control: FormControl): Promise<ReactNode> {
    const chosen = isList ? left.filter(isChecked(view.current)) : left;
    if (chosen.length === 0) return text("choose");
    const { done, refused } = await signUps.send(chosen, values.email);
    if (done.length === left.length)
      focusNext(() => view.current?.querySelector<HTMLElement>('[part="done"]'));
    for (const { type, name } of done) onSubscribed({ type, name });
    if (!refused.some(({ outcome }) => outcome.kind === "invalid-email"))
      return refused.length > 0 ? <Refusals refused={refused} /> : null;
    control.fail("email", text("invalidEmail"));
    control.focus("email");
    return null;
  }

  const legend = isList ? heading || text("legend") : getList(newsletters);
  return (
    <div part="sign-up" ref={view}>
      {(isList || left.length > 0) && (
        <Form schema={schema} onSubmit={send} action={formAction(action, "/email-newsletters")}>
          <fieldset part="choice">
            <legend part={isList ? "legend" : "label"}>{legend}</legend>
            {isList ? (
              <Choices newsletters={newsletters} left={left} checked={form.checked} />
            ) : (
              about && <p part="description">{about}</p>
            )}
            {left.length > 0 && (
              <>
                <FormMessage />
                <div part="by-email">
                  <Field
                    name="email"
                    type="email"
                    label={text("email")}
                    autoComplete="email"
                    defaultValue={form.email || email}
                    required
                  />
                  <SubmitButton>{text("signUp")}</SubmitButton>
                </div>
              </>
            )}
          </fieldset>
        </Form>
      )}
      {/* The message takes the button's place, because the user looks there. */}
      <p part="done" role="status" tabIndex={-1}>
        {signUps.done.length > 0 && text("done", { label: getList(signUps.done) })}
      </p>
    </div>
  );
}

/** Reads the checkboxes in the DOM, because a browser may have checked some. */
function isChecked(view: HTMLElement | null): (one: Newsletter) => boolean {
  const boxes = view?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
  const names = new Set([...boxes].map(({ name }) => name));
  return (one) => names.has(getKey(one));
}

interface ChoicesProps {
  readonly newsletters: readonly Newsletter[];
  /** Newsletters to which the user is not subscribed. The others are checked and disabled (content-4.7). */
  readonly left: readonly Newsletter[];
  /** Names of the initially checked newsletters. */
  readonly checked: readonly string[];
}

/** The available newsletters, as checkboxes. */
function Choices({ newsletters, left, checked }: ChoicesProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away
    <ul part="newsletters" role="list">
      {newsletters.map((one) => {
        const isDone = !left.includes(one);
        return (
          <li part="newsletter" key={`${getKey(one)} ${isDone}`}>
            <div part="about">
              <Checkbox
                name={getKey(one)}
                label={one.label}
                defaultChecked={isDone || checked.includes(one.name)}
                disabled={isDone}
              />
              {one.about && <p part="description">{one.about}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The refused newsletters, with reasons. A single one without a reason gets the generic message (content-8.10).
 */
function Refusals({ refused }: { readonly refused: readonly Refused[] }): ReactNode {
  const words = refused.map(({ newsletter, outcome }) => getOutcomeText(outcome, newsletter.label));
  if (words.every((one) => one === undefined)) return <GenericFailure />;
  return (
    <ul part="refusals">
      {refused.map(({ newsletter }, index) => (
        <li key={getKey(newsletter)}>{words[index] ?? text("failedFor", { label: newsletter.label })}</li>
      ))}
    </ul>
  );
}

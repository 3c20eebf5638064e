import { createElement, type ReactNode } from "react";
import { text } from "./text.js";

/** The specified sentence mentions sign-in and registration, which are buttons below it. */
const TAGS = { signIn: (words: string) => words, register: (words: string) => words };

/** Prompt for guests in place of personal content, with sign-in and registration (content-6.5). */
export function SignInPrompt(): ReactNode {
  return (
    <>
      {createElement("p", { part: "prompt" }, ...text.rich("signInFirst", {}, TAGS))}
      <p part="gates">
        <SignInTrigger page="/sign-in" mode="sign-in" words={text("signIn")} />
        <SignInTrigger page="/register" mode="registration" words={text("register")} />
      </p>
    </>
  );
}

interface GateProps {
  readonly page: string;
  readonly mode: "sign-in" | "registration";
  readonly words: string;
}

/** A trigger of the modal. If the modal's code fails to load, it is a link to the corresponding page. */
function SignInTrigger({ page, mode, words }: GateProps): ReactNode {
  const { pathname, search, hash } = location;
  return (
    <a
      className="quire-button"
      data-quiet={mode === "sign-in" ? undefined : ""}
      href={`${page}?return=${encodeURIComponent(pathname + search + hash)}`}
      data-quire-open="auth-modal"
      data-mode={mode}
    >
      {words}
    </a>
  );
}

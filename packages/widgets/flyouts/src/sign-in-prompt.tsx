import { createElement, type ReactNode } from "react";
import { text } from "./text.js";
import { useAskForSignIn } from "./use-ask-for-sign-in.js";

/** The specification's sentence mentions sign-in and registration, which are buttons below it. */
const TAGS = { signIn: (words: string) => words, register: (words: string) => words };

/** Prompt for a guest. After sign-in the flyout opens again (content-6.5). */
export function SignInPrompt(): ReactNode {
  const ask = useAskForSignIn();
  const gate = (href: string, mode: "sign-in" | "registration", words: string) => (
    <a
      className="quire-button"
      data-quiet={mode === "sign-in" ? undefined : ""}
      href={href}
      onClick={(event) => ask(event, mode)}
    >
      {words}
    </a>
  );
  return (
    <div className="quire-gate">
      {createElement("p", { className: "quire-text" }, ...text.rich("signInFirst", {}, TAGS))}
      <div className="quire-gates">
        {gate("/sign-in", "sign-in", text("signIn"))}
        {gate("/register", "registration", text("register"))}
      </div>
      <p className="quire-hint">{text("next")}</p>
    </div>
  );
}

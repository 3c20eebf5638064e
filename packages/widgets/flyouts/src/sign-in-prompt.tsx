import { isPlainClick } from "@quire/core";
import { useFrame } from "@quire/element";
import { askForSignIn } from "@quire/services/session";
import { createElement, type MouseEvent, type ReactNode } from "react";
import { text } from "./text.js";
import { flyoutName, givenAttributes } from "./trigger-of.js";

/** The specification's sentence names the two ways; they stand below it as buttons. */
const TAGS = { signIn: (words: string) => words, register: (words: string) => words };

/** What a guest sees; once signed in, the flyout opens again (content-6.5). */
export function SignInPrompt(): ReactNode {
  const frame = useFrame();

  function ask(event: MouseEvent, mode: "sign-in" | "registration"): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { host, anchor: trigger } = frame;
    frame.close("done");
    const data = { name: flyoutName(host), attributes: givenAttributes(host) };
    const keyboard = event.detail === 0;
    askForSignIn({ action: "open", data }, { ...(trigger && { trigger }), keyboard, mode });
  }
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

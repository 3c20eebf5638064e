import { isPlainClick } from "@quire/core";
import { useFrame } from "@quire/element";
import { askForSignIn } from "@quire/services/session";
import { createElement, type MouseEvent, type ReactNode } from "react";
import { text } from "./text.js";
import { flyoutName, givenAttributes } from "./trigger-of.js";

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
  const link = (href: string, mode: "sign-in" | "registration") => (words: string) => (
    <a className="quire-link" href={href} onClick={(event) => ask(event, mode)}>
      {words}
    </a>
  );
  const tags = {
    signIn: link("/sign-in", "sign-in"),
    register: link("/register", "registration"),
  };
  return createElement("p", { className: "quire-text" }, ...text.rich("signInFirst", {}, tags));
}

import { createElement, type ReactNode } from "react";
import { text } from "./text.js";

/** The specification's sentence names the two ways; they stand below it as buttons. */
const TAGS = { signIn: (words: string) => words, register: (words: string) => words };

/** What a guest sees in place of what is somebody's own (content-6.5), and what comes of signing in. */
export function SignInPrompt(): ReactNode {
  return (
    <>
      {createElement("p", { part: "prompt" }, ...text.rich("signInFirst", {}, TAGS))}
      <p part="gates">
        <Gate page="/sign-in" mode="sign-in" words={text("signIn")} />
        <Gate page="/register" mode="registration" words={text("register")} />
      </p>
      <p part="next">{text("next")}</p>
    </>
  );
}

interface GateProps {
  readonly page: string;
  readonly mode: "sign-in" | "registration";
  readonly words: string;
}

/** A trigger, which without the modal's code is a link to the page that does the same. */
function Gate({ page, mode, words }: GateProps): ReactNode {
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

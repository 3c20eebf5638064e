import { announce } from "@quire/core";
import type { PasswordPolicy } from "@quire/services/configuration";
import { type PasswordRule, passwordRules } from "@quire/services/forms";
import { PasswordField } from "@quire/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { text } from "./text.js";

/** Nobody is spoken to in the middle of a word. */
const PAUSE = 1000;

interface NewPasswordFieldProps {
  readonly label: string;
  readonly policy: PasswordPolicy;
}

/** A password that is being chosen, and what it must be, ticked while it is typed (accounts-5.7, accounts-5.8). */
export function NewPasswordField({ label, policy }: NewPasswordFieldProps): ReactNode {
  const [typed, setTyped] = useState("");
  const rules = passwordRules(policy);
  const missing = typed === "" ? rules : rules.filter(({ isMet }) => !isMet(typed));
  useAnnouncement(typed, missing);
  return (
    <PasswordField
      name="password"
      label={label}
      hint={rules.length > 0 && <Checklist rules={rules} missing={missing} />}
      autoComplete="new-password"
      required
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}

function Checklist({ rules, missing }: Record<"rules" | "missing", readonly PasswordRule[]>): ReactNode {
  return (
    <ul className="quire-checklist">
      {rules.map((rule) => (
        <li key={rule.words} data-met={!missing.includes(rule)}>
          {rule.words}
          {!missing.includes(rule) && <span className="quire-unseen"> {text("ruleMet")}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Tells whoever listens what is still missing, when it has changed and the typing pauses. */
function useAnnouncement(typed: string, missing: readonly PasswordRule[]): void {
  const words = missing.map((rule) => rule.words).join("; ");
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (typed === "" || said.current === words) return;
    const timer = setTimeout(() => {
      said.current = words;
      announce(words === "" ? text("rulesMet") : text("rulesMissing", { rules: words }));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [words, typed]);
}

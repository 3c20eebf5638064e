import { announce, report } from "@quire/core";
import type { PasswordPolicy } from "@quire/services/configuration";
import { type PasswordRule, passwordRules } from "@quire/services/forms";
import { PasswordField } from "@quire/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Strength } from "./estimate-strength.js";
import { text } from "./text.js";

/** Milliseconds without typing before an announcement. */
const ANNOUNCE_DELAY_MS = 1000;

interface NewPasswordFieldProps {
  readonly label: string;
  readonly policy: PasswordPolicy;
}

interface Typed {
  readonly password: string;
  /** Other values in the form. A password made of them is easy to guess. */
  readonly known: readonly string[];
}

/**
 * Field for a new password. It shows the requirements, checked off during typing (accounts-5.7, accounts-5.8), and the
 * estimated strength, which is only information.
 * @example
 * <NewPasswordField label={text("newPassword")} policy={policy} />
 */
export function NewPasswordField({ label, policy }: NewPasswordFieldProps): ReactNode {
  const [{ password, known }, setTyped] = useState<Typed>({ password: "", known: [] });
  const rules = passwordRules(policy);
  const missing = password === "" ? rules : rules.filter(({ isMet }) => !isMet(password));
  const strength = useStrength(password, known);
  useAnnouncement(password, missing, strength);
  return (
    <PasswordField
      name="password"
      label={label}
      hint={rules.length > 0 && <Checklist rules={rules} missing={missing} isTyped={password !== ""} />}
      autoComplete="new-password"
      required
      onInput={({ currentTarget }) =>
        setTyped({ password: currentTarget.value, known: getOtherFieldWords(currentTarget) })
      }
    >
      <p className="quire-strength" data-strength={strength}>
        {strength && text("strength", { strength })}
      </p>
    </PasswordField>
  );
}

interface ChecklistProps {
  readonly rules: readonly PasswordRule[];
  readonly missing: readonly PasswordRule[];
  readonly isTyped: boolean;
}

function Checklist({ rules, missing, isTyped }: ChecklistProps): ReactNode {
  return (
    <ul className="quire-checklist" data-typed={isTyped || undefined}>
      {rules.map((rule) => (
        <li key={rule.words} data-met={!missing.includes(rule)}>
          {rule.words}
          {!missing.includes(rule) && <span className="quire-unseen"> {text("ruleMet")}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Returns the words in the form's other fields, such as the user's name and parts of the address. */
function getOtherFieldWords({ form }: HTMLInputElement): readonly string[] {
  const fields = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLInputElement);
  return fields
    .filter(({ type }) => /^(text|email)$/.test(type))
    .flatMap(({ value }) => [value, ...value.split(/\W+/)]);
}

/** Announces changed missing requirements, and then the strength, when typing pauses. */
function useAnnouncement(
  typed: string,
  missing: readonly PasswordRule[],
  strength: Strength | undefined,
): void {
  const rules = missing.map((rule) => rule.words).join("; ");
  const announced = useRef<{ readonly rules?: string; readonly strength?: Strength | undefined }>({});
  useEffect(() => {
    const isNew = announced.current.rules !== rules;
    const judged = rules === "" ? strength : undefined;
    if (typed === "" || (!isNew && (!judged || announced.current.strength === judged))) return;
    const timer = setTimeout(() => {
      announced.current = { rules, strength: judged };
      const met = rules === "" ? text("rulesMet") : text("rulesMissing", { rules });
      announce([isNew && met, judged && text("strength", { strength: judged })].filter(Boolean).join(" "));
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [rules, typed, strength]);
}

type Estimator = typeof import("./estimate-strength.js");

/**
 * Returns the estimated strength of a password. The first character loads the estimator. Until it is loaded,
 * or if that fails, the strength is undefined.
 * @example
 * const strength = useStrength(password, [emailAddress]);
 */
function useStrength(typed: string, known: readonly string[]): Strength | undefined {
  const [estimate, setEstimate] = useState<Estimator["estimateStrength"]>();
  const isTyped = typed !== "";
  useEffect(() => {
    if (!isTyped || estimate) return;
    let isCancelled = false;
    import("./estimate-strength.js").then(
      (made) => isCancelled || setEstimate(() => made.estimateStrength),
      report,
    );
    return () => {
      isCancelled = true;
    };
  }, [isTyped, estimate]);
  return isTyped ? estimate?.(typed, known) : undefined;
}

import { ChangePasswordForm, changePasswordText } from "@quire/features/credentials";
import { QuietButton, useNextFocus } from "@quire/ui";
import { type ReactNode, useRef, useState } from "react";
import { Section, type SectionProps } from "./section.js";
import { text } from "./text.js";
import { useSaved } from "./use-saved.js";

/** The change of the password (accounts-5.14, accounts-8). */
export function PasswordSection({ user, passwordAction, onPasswordChanged }: SectionProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const focusNext = useNextFocus();
  const saved = useSaved();

  function show(isShown: boolean): void {
    saved.clear();
    setOpen(isShown);
    focusNext(() => box.current?.querySelector<HTMLElement>(isShown ? "[name=current]" : ".quire-button"));
  }
  function end(): void {
    show(false);
    saved.confirm(changePasswordText("changed"));
    onPasswordChanged(null);
  }
  return (
    <Section name="password" heading={text("passwordHeading")} lead={text("passwordAbout")}>
      <div className="quire-account-stack" ref={box}>
        {isOpen ? (
          <ChangePasswordForm
            action={passwordAction}
            username={user.emailAddress || user.username}
            onChanged={end}
            beside={
              <QuietButton
                label={text("cancelOf", { section: text("passwordHeading") })}
                onPress={() => show(false)}
              >
                {text("cancel")}
              </QuietButton>
            }
          />
        ) : (
          <div className="quire-account-foot">
            <QuietButton onPress={() => show(true)}>{text("passwordChange")}</QuietButton>
            {saved.mark}
          </div>
        )}
      </div>
    </Section>
  );
}

import { requiredText } from "@quire/services/forms";
import { PasswordField } from "@quire/ui";
import { type ReactNode, useEffect, useRef } from "react";
import * as v from "valibot";
import { text } from "./text.js";

/** Schema of the password, which a form has only some time after the sign-in. */
export const currentPassword = () => v.optional(requiredText("currentPassword"));

/** Asks for the password in a form that the server refused without it. */
export function CurrentPassword({ username }: { readonly username: string }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>("[name=currentPassword]")?.focus();
  }, []);
  return (
    <div className="quire-account-password" ref={box}>
      <p className="quire-text" role="status">
        {text("passwordLead")}
      </p>
      {/* This tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={text("password")}
        autoComplete="current-password"
        required
      />
    </div>
  );
}

import { announce } from "@quire/core";
import { useTypedFields } from "@quire/element";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { InputOptions } from "./field.js";
import { FieldBox, type FieldOptions } from "./field-box.js";
import { useFormContext } from "./form-context.js";
import { text } from "./text.js";

interface PasswordFieldProps extends FieldOptions, Omit<InputOptions, "type" | "name"> {
  /** Content directly below the field. */
  readonly children?: ReactNode;
}

/**
 * A password field with a button that shows the password. Sending the form hides it. A note shows that Caps Lock is on.
 */
export function PasswordField({ name, label, hint, children, ...input }: PasswordFieldProps): ReactNode {
  // React resets an input's type when it hydrates it, so the first render must have the right type.
  const typed = useTypedFields().find((field) => field.name === name);
  const [shown, setShown] = useState(typed?.type === "text");
  const [capsLock, setCapsLock] = useState(false);
  const { busy } = useFormContext();

  function noteCapsLock(event: KeyboardEvent): void {
    const isCapsLockOn = event.getModifierState("CapsLock");
    if (isCapsLockOn && !capsLock) announce(text("capsLock"));
    setCapsLock(isCapsLockOn);
  }
  return (
    <FieldBox name={name} label={label} hint={hint}>
      {(control) => (
        <div className="quire-password">
          <input
            onKeyDown={noteCapsLock}
            onKeyUp={noteCapsLock}
            onBlur={() => setCapsLock(false)}
            {...input}
            {...control}
            type={shown && !busy ? "text" : "password"}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            className="quire-input"
          />
          <button
            type="button"
            className="quire-reveal"
            suppressHydrationWarning
            aria-controls={control.id}
            // Keeps the caret in place.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown(!shown)}
          >
            <span>{text(shown ? "hide" : "show")}</span> <span className="quire-unseen">{label}</span>
          </button>
          {children}
          {capsLock && <p className="quire-hint">{text("capsLock")}</p>}
        </div>
      )}
    </FieldBox>
  );
}

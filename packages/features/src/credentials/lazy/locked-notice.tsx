import { useLockout } from "@quire/services/session";
import { Notice, useFormState } from "@quire/ui";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { LockedMessage } from "./locked-message.js";

interface LockedNoticeProps {
  /** Content after the message while the account is locked. */
  readonly children?: ReactNode;
}

/**
 * Notice in a sign-in form while its account is locked, in this tab or another. It is for the typed account,
 * or for any locked account if none is typed.
 */
export function LockedNotice({ children }: LockedNoticeProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const username = useUsername(place);
  const time = useLockout(username);
  const isAnyLocked = useLockout() !== null;
  const [shownMessage, setSeen] = useState<string>();
  if (time && shownMessage !== username) setSeen(username);
  return (
    <>
      <span ref={place} hidden />
      {(time || (shownMessage === username && !isAnyLocked)) && (
        <Notice tone={time ? "error" : "success"}>
          <LockedMessage />
          {time && children}
        </Notice>
      )}
    </>
  );
}

/** Returns the text of the form's user name field, including autofilled text. */
function useUsername(place: { readonly current: HTMLElement | null }): string {
  const [username, setUsername] = useState("");
  useFormState(); // Renders again at each change.
  useLayoutEffect(() => {
    const field = place.current?.closest("form")?.elements.namedItem("username");
    setUsername(field instanceof HTMLInputElement ? field.value.trim() : "");
  });
  return username;
}

import { useLockout } from "@quire/services/session";
import { Notice, useFormState } from "@quire/ui";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { LockedMessage } from "./locked-message.js";

interface LockedNoticeProps {
  /** What goes behind the message, while it is locked. */
  readonly children?: ReactNode;
}

/**
 * Stands in a sign-in form for as long as its account is locked, in this tab or another: the account that is typed, or
 * whichever is locked while none is.
 */
export function LockedNotice({ children }: LockedNoticeProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const username = useUsername(place);
  const time = useLockout(username);
  const isAnyLocked = useLockout() !== null;
  const [seen, setSeen] = useState<string>();
  if (time && seen !== username) setSeen(username);
  return (
    <>
      <span ref={place} hidden />
      {(time || (seen === username && !isAnyLocked)) && (
        <Notice tone={time ? "error" : "success"}>
          <LockedMessage />
          {time && children}
        </Notice>
      )}
    </>
  );
}

/** What stands in the form's field for it, also where the browser has put it there. */
function useUsername(place: { readonly current: HTMLElement | null }): string {
  const [username, setUsername] = useState("");
  useFormState(); // Another one with each change.
  useLayoutEffect(() => {
    const field = place.current?.closest("form")?.elements.namedItem("username");
    setUsername(field instanceof HTMLInputElement ? field.value.trim() : "");
  });
  return username;
}

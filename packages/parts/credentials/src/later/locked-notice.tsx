import { useLockout } from "@quire/session-service";
import { Notice } from "@quire/ui";
import { type ReactNode, useState } from "react";
import { LockedMessage } from "./locked-message.js";

interface LockedNoticeProps {
  /** What goes behind the message, while it is locked. */
  readonly children?: ReactNode;
}

/** Stands in a form for as long as sign-in is locked, whoever was locked out, in this tab or another. */
export function LockedNotice({ children }: LockedNoticeProps): ReactNode {
  const time = useLockout();
  const [seen, setSeen] = useState(false);
  if (time && !seen) setSeen(true);
  if (!time && !seen) return null;
  return (
    <Notice tone={time ? "error" : "success"}>
      <LockedMessage />
      {time && children}
    </Notice>
  );
}

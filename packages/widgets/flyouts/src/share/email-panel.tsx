import { useFrameEvents } from "@quire/element";
import { loadSession, useSession } from "@quire/services/session";
import { type ReactNode, useState } from "react";
import { EmailForm } from "./email-form.js";

interface EmailPanelProps {
  readonly url: string;
  readonly onSent: () => void;
}

/** The e-mail share; who is signed in need not say from whom it comes (content-2.30). */
export function EmailPanel(props: EmailPanelProps): ReactNode {
  const { status } = useSession();
  const [asked, setAsked] = useState(false);
  useFrameEvents(
    () => void loadSession().finally(() => setAsked(true)),
    () => {},
  );
  // Where nobody can say who is reading, it takes what a guest would say.
  if (status === "unknown" && !asked) return null;
  const isKnown = status === "known";
  return <EmailForm key={String(isKnown)} isKnown={isKnown} {...props} />;
}

import { uniqueId } from "@quire/core";
import { useFrame } from "@quire/element";
import { credentialsText } from "@quire/features/credentials";
import { Notice } from "@quire/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { text } from "./lazy/text.js";
import type { ScreenProps } from "./screen.js";
import { ScreenLink } from "./screen-link.js";

/** Milliseconds until the modal closes on its own (accounts-4.11). */
const CLOSES_AFTER = 5000;

/** The neutral confirmation (accounts-8.19). The form has lost the focus, so the link takes it. */
export function ResetSent({ go }: Pick<ScreenProps, "go">): ReactNode {
  const frame = useFrame();
  const [id] = useState(() => uniqueId("sent"));
  const links = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    links.current?.querySelector("a")?.focus();
    const timer = setTimeout(() => frame.close("done"), CLOSES_AFTER);
    return () => clearTimeout(timer);
  }, [frame]);
  return (
    <div className="quire-form">
      <div id={id}>
        <Notice tone="success">{credentialsText("resetSent")}</Notice>
      </div>
      <p className="quire-links" ref={links}>
        <ScreenLink to="sign-in" go={go} describedBy={id}>
          {text("goBack")}
        </ScreenLink>
      </p>
    </div>
  );
}

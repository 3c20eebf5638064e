import { ownDocument, safeHref } from "@quire/core";
import { CopyField } from "@quire/ui";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { text } from "./text.js";

interface GivenLinkProps {
  readonly address: string;
  readonly title: string;
  /** True after the user's click, because the focused button was removed. */
  readonly takesFocus: boolean;
}

/** The gift's link, to copy or share. */
export function GivenLink({ address, title, takesFocus }: GivenLinkProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isFree = ownDocument.activeElement === ownDocument.body;
    if (takesFocus && isFree) box.current?.querySelector("input")?.focus({ preventScroll: true });
  }, [takesFocus]);
  const mail = `mailto:?${new URLSearchParams({ subject: text("subject", { title }), body: address })}`;
  return (
    <div ref={box} part="given">
      <CopyField label={text("link")} value={address} />
      {/* If no flyout is loaded, the link starts an e-mail. */}
      <a
        className="quire-button"
        data-quiet=""
        href={safeHref(mail.replaceAll("+", "%20"))}
        data-quire-open="share-flyout"
        data-url={address}
        data-title={title}
      >
        {text("share")}
      </a>
    </div>
  );
}

import { reactView } from "@quire/element";
import { CopyField, controlsSheet, formSheet, Notice } from "@quire/ui";
import type { ReactNode } from "react";
import sheet from "../flyout.css?inline";
import { Flyout } from "../flyout.js";
import { getEmbedCode } from "./embed-code.js";
import { text } from "./text.js";

interface EmbedViewProps {
  readonly code: string;
  readonly url: string;
  readonly title: string;
}

/** Content of the flyout (content-2.33). It needs no account (content-6.6). */
export function EmbedView({ code, url, title }: EmbedViewProps): ReactNode {
  const made = code.trim() || getEmbedCode(url, title, location.href);
  if (made === undefined) {
    return (
      <Flyout screen="refused" state="error">
        <Notice tone="error">{text("notEmbeddable")}</Notice>
      </Flyout>
    );
  }
  return (
    <Flyout>
      <div className="quire-flyout">
        <p className="quire-hint">{text("hint")}</p>
        <CopyField label={text("code")} value={made} multiline />
      </div>
    </Flyout>
  );
}

/** The export that the element imports later. */
export const view = reactView(EmbedView, controlsSheet, formSheet, sheet);

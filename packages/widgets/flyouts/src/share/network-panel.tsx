import { Notice } from "@quire/ui";
import { createElement, type ReactNode } from "react";
import { text } from "./view/text.js";

interface NetworkPanelProps {
  readonly label: string;
  /** The network's share page, where the browser has kept its window from opening. */
  readonly blocked: string | undefined;
}

/**
 * Explains a press on a network's tab. Where the browser blocks its window, a plain link opens the same in a tab: it is no
 * share, because the page cannot know whether that tab opens.
 */
export function NetworkPanel({ label, blocked }: NetworkPanelProps): ReactNode {
  const link = (words: string) => (
    <a part="link" className="quire-link" href={blocked} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  );
  return (
    <>
      <p className="quire-hint">{text("opens", { network: label })}</p>
      {blocked && (
        <Notice tone="error">
          {createElement(
            "p",
            { className: "quire-text" },
            ...text.rich("blocked", { network: label }, { link }),
          )}
        </Notice>
      )}
    </>
  );
}

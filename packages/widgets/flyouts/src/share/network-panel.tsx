import { Notice } from "@quire/ui";
import { createElement, type ReactNode } from "react";
import { text } from "./view/text.js";

interface NetworkPanelProps {
  readonly label: string;
  /** Address of the network's share page, if the browser has blocked its popup. */
  readonly blocked: string | undefined;
}

/**
 * Text for a click on a network's tab. If the browser has blocked the popup, a link opens the same page in a tab. That
 * link is not counted as a share, because the page cannot know if the tab opens.
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

import { Notice } from "@quire/ui";
import { createElement, type ReactNode } from "react";
import { text } from "./view/text.js";

interface NetworkPanelProps {
  readonly label: string;
  /** The network's share page, where the browser has kept its window from opening. */
  readonly blocked: string | undefined;
  readonly onShared: () => void;
}

/** What a press on a network's tab does; where the browser blocks it, a link does the same in a tab. */
export function NetworkPanel({ label, blocked, onShared }: NetworkPanelProps): ReactNode {
  const link = (words: string) => (
    <a
      part="link"
      className="quire-link"
      href={blocked}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onShared}
    >
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

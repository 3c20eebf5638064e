import { type Network, openSharePopup, type Shared } from "@quire/services/sharing";
import { Notice } from "@quire/ui";
import { createElement, type ReactNode, useState } from "react";
import { text } from "./text.js";

interface NetworkPanelProps {
  readonly network: Network;
  readonly label: string;
  readonly shared: Shared;
  readonly onShared: (network: Network) => void;
}

/** Opens a network's share page in its popup; where the browser blocks that, a link does the same in a tab. */
export function NetworkPanel({ network, label, shared, onShared }: NetworkPanelProps): ReactNode {
  const [blocked, setBlocked] = useState<string>();

  function press(): void {
    const outcome = openSharePopup(network, shared);
    setBlocked(outcome.kind === "blocked" ? outcome.href : undefined);
    if (outcome.kind === "opened") onShared(network);
  }
  const link = (words: string) => (
    <a
      className="quire-link"
      href={blocked}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => onShared(network)}
    >
      {words}
    </a>
  );
  return (
    <>
      <button type="button" className="quire-button" onClick={press}>
        {text("shareOn", { network: label })}
      </button>
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

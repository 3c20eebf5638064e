import * as configuration from "@quire/services/configuration";
import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface ReadProblemProps {
  readonly kind: "error" | "offline";
  /** True while an earlier cart is shown below. */
  readonly isStale: boolean;
  readonly onRetry: () => void;
}

/**
 * Reports that the cart could not be loaded, with contacts and a retry (content-8.10, generic).
 * @example <ReadProblem kind="error" isStale={false} onRetry={reload} />
 */
export function ReadProblem({ kind, isStale, onRetry }: ReadProblemProps): ReactNode {
  return (
    <Notice tone="error">
      <p part="problem">{text(kind === "offline" ? "offline" : "failed")}</p>
      {kind === "error" && <Contacts />}
      {isStale && <p part="stale">{text("stale")}</p>}
      <button part="retry" className="quire-link" type="button" onClick={onRetry}>
        {text("retry")}
      </button>
    </Notice>
  );
}

function Contacts(): ReactNode {
  const { phone, phoneElsewhere, email } = configuration.customerService();
  const links = [
    ...[phone, phoneElsewhere]
      .filter(Boolean)
      .map((number) => [`tel:${number.replace(/[^+\d]/g, "")}`, number]),
    ...[email].filter(Boolean).map((address) => [`mailto:${address}`, address]),
  ];
  if (links.length === 0) return null;
  return (
    <ul part="contacts">
      {links.map(([href, label]) => (
        <li key={href}>
          <a className="quire-link" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { MessageValues } from "@quire/core";
import type { ReactNode } from "react";
import type { Removal } from "./use-removals.js";

/** The widget's own messages. Pages override them under the widget's name. */
type RemovalText = (
  key: "remove" | "removeItem" | "removing" | "removingItem" | "removeFailed" | "removeOffline",
  values?: MessageValues,
) => string;

interface RemoveButtonProps {
  readonly name: string;
  readonly removal: Removal | undefined;
  readonly text: RemovalText;
  readonly onRemove: () => void;
}

/** Button that removes a line. During the removal it stays in place and inactive, so that the focus stays too. */
export function RemoveButton({ name, removal, text, onRemove }: RemoveButtonProps): ReactNode {
  const isPending = removal === "pending";
  return (
    <button
      part="remove"
      className="quire-link"
      data-danger=""
      type="button"
      aria-disabled={isPending || undefined}
      aria-label={text(isPending ? "removingItem" : "removeItem", { name })}
      onClick={isPending ? undefined : onRemove}
    >
      {text(isPending ? "removing" : "remove")}
    </button>
  );
}

interface LineProblemProps {
  readonly removal: Removal | undefined;
  readonly text: RemovalText;
  readonly children?: ReactNode;
}

/**
 * Shows the problem of a line: a failed removal, or `children`. If there is none, it renders an empty
 * element, so that a later problem is announced.
 */
export function LineProblem({ removal, text, children }: LineProblemProps): ReactNode {
  return (
    <p part="item-problem" role="alert">
      {removal === "failed" && text("removeFailed")}
      {removal === "offline" && text("removeOffline")}
      {children}
    </p>
  );
}

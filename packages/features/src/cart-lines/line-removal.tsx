import type { MessageValues } from "@quire/core";
import type { ReactNode } from "react";
import type { Removal } from "./use-removals.js";

/** A widget's own words for it: pages override them under the widget's name. */
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

/** Takes a line out; while that is under way it stays, so that the focus does, and does nothing. */
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

/** Why a line is still there, and what else went wrong with it; empty while nothing did, so that it is announced. */
export function LineProblem({ removal, text, children }: LineProblemProps): ReactNode {
  return (
    <p part="item-problem" role="alert">
      {removal === "failed" && text("removeFailed")}
      {removal === "offline" && text("removeOffline")}
      {children}
    </p>
  );
}

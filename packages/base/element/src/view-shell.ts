import { shieldDocument } from "@quire/core";
import { type CreateShell, plainShell } from "@quire/core/frame";
import type { AnyWidget } from "./widget.js";

/** Returns the function that creates the shell of a widget with a React view. */
export function viewShell({
  root = "shadow",
  skeleton,
  shell,
}: Pick<AnyWidget, "root" | "skeleton" | "shell">): CreateShell {
  const create = shell ?? plainShell(root, skeleton);
  return (host) => {
    const made = create(host);
    shieldDocument(made.container);
    return made;
  };
}

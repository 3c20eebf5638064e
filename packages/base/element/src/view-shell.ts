import { shieldDocument } from "@quire/core";
import { type CreateShell, plainShell } from "@quire/core/frame";
import type { AnyWidget } from "./widget.js";

/** The shell that the declaration of a widget with a view in React asks for, ready for React. */
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

import { type CreateShell, plainShell } from "@quire/core/frame";
import type { AnyWidget } from "./widget.js";

/** The shell that the declaration of a widget with a view in React asks for. */
export function viewShell({
  root = "shadow",
  skeleton,
  shell,
}: Pick<AnyWidget, "root" | "skeleton" | "shell">): CreateShell {
  return shell ?? plainShell(root, skeleton);
}

import { useHost, useWidgetState } from "@quire/element";
import { type ReactNode, useLayoutEffect } from "react";
import type { HeaderOptions } from "./header-options.js";
import { setHeader } from "./headers.js";

/** The header is plain DOM, in the shell: this hands on what properties say. */
export function HeaderView(options: HeaderOptions): ReactNode {
  const { shell } = useHost();
  useWidgetState("ready");
  const values = Object.values(options).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are what counts, not their object
  useLayoutEffect(() => setHeader(shell.host, options), [shell, values]);
  return null;
}

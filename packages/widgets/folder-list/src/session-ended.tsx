import { createElement, type ReactNode, useEffect, useRef } from "react";
import { signInLink } from "./sign-in-link.js";
import { text } from "./text.js";

/** Why the form has gone: its session ended as it was saved. It has the focus, which the form had. */
export function SessionEnded(): ReactNode {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  const words = text.rich("sessionEnded", {}, { signIn: signInLink });
  return createElement("p", { part: "note", role: "alert", tabIndex: -1, ref: note }, ...words);
}

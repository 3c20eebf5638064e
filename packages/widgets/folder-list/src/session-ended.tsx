import { createElement, type ReactNode, useEffect, useRef } from "react";
import { signInLink } from "./sign-in-link.js";
import { text } from "./text.js";

/** Explains that the session ended during a save. It takes the focus of the removed form. */
export function SessionEnded(): ReactNode {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  const words = text.rich("sessionEnded", {}, { signIn: signInLink });
  return createElement("p", { part: "note", role: "alert", tabIndex: -1, ref: note }, ...words);
}

import { reportFault } from "@quire/core";
import { createContext, useContext } from "react";

const PROBE = createContext(undefined);

/**
 * Returns true while a second copy of React renders, whose components cannot use the hooks of this copy. It
 * reports the fault with the bundler setting that fixes it. A context occupies no position among the hooks,
 * so the call may be conditional.
 */
export function isForeignReact(): boolean {
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: without a renderer of this copy, the hook throws
    useContext(PROBE);
    return false;
  } catch (cause) {
    reportFault("react/duplicate", "Quire's components render with another copy of React than their own.", {
      why: "The bundle has two copies of React.",
      fix: 'In Vite, set resolve.dedupe: ["react", "react-dom"]. In webpack and Next, alias "react" to one folder. Elsewhere, install react once.',
      cause,
    });
    return true;
  }
}

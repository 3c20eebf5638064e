import { getUserMessage, notify, report } from "@quire/core";
import type { CartItem } from "@quire/services/contract";
import { type MouseEvent, type ReactNode, useState } from "react";
import { text } from "./text.js";

interface BuyAgainProps {
  /** The order's title, which distinguishes the buttons of several orders. */
  readonly title: string;
  readonly items: readonly CartItem[];
}

type State = "idle" | "busy" | "done";

/** A button that adds the items of an earlier order to the cart. The page's confirmation shows the result. */
export function BuyAgain({ title, items }: BuyAgainProps): ReactNode {
  const [state, setState] = useState<State>("idle");
  async function add(element: HTMLElement, keyboard: boolean): Promise<void> {
    setState("busy");
    try {
      // The code of the cart loads when it is first needed.
      const { addAndShow } = await import("@quire/services/cart");
      const outcome = await addAndShow(items, { element, data: {}, keyboard });
      setState(outcome === "done" ? "done" : "idle");
    } catch (error) {
      setState("idle");
      const words = getUserMessage(error);
      notify(words ?? text("againFailed"), "error");
      if (words === undefined) report(error);
    }
  }
  function press({ currentTarget, detail }: MouseEvent<HTMLButtonElement>): void {
    // The keyboard clicks without a pointer.
    if (state !== "busy") void add(currentTarget, detail === 0);
  }
  return (
    <button
      part="order-again"
      type="button"
      aria-label={text(state === "done" ? "getAdded" : "getAgain", { title })}
      aria-busy={state === "busy" || undefined}
      data-state={state}
      onClick={press}
    >
      {text(state === "done" ? "added" : "again")}
    </button>
  );
}

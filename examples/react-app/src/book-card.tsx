import { addToCart } from "@quire/services/cart";
import { useState } from "react";
import type { Book } from "./books.js";

type State = "idle" | "busy" | "added" | "waiting" | "failed" | "maintenance";

const labels: Readonly<Record<State, string>> = {
  idle: "Add to cart",
  busy: "Adding…",
  added: "Added to cart",
  waiting: "Will be added when you are online",
  failed: "Try again",
  maintenance: "The shop is closed for maintenance",
};

export function BookCard({ book }: { readonly book: Book }) {
  const [state, setState] = useState<State>("idle");
  const { title, authors, ...item } = book;
  const price = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

  async function add() {
    setState("busy");
    const { kind } = await addToCart([item]);
    setState(kind === "not-added" ? "failed" : kind);
  }

  return (
    <li>
      <h2>{title}</h2>
      <p>
        {authors}
        <br />
        {item.format}, {price.format(Number(item.productPrice))}
      </p>
      <button type="button" className={state} disabled={state === "busy"} onClick={add}>
        {labels[state]}
        <span className="hidden">: {title}</span>
      </button>
    </li>
  );
}

import { useState, useSyncExternalStore } from "react";
import { count } from "./stores.js";

interface Item {
  readonly product_id: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: number;
}

export function Cart() {
  const items = useSyncExternalStore(count.subscribe, count.get);
  const [isOpen, setOpen] = useState(false);
  const [lines, setLines] = useState<readonly Item[]>();
  async function toggle() {
    setOpen(!isOpen);
    if (isOpen) return;
    const answer = await fetch("/api/shopping-cart");
    const { cart } = await answer.json();
    setLines([...(cart?.line_items.physical_items ?? []), ...(cart?.line_items.digital_items ?? [])]);
  }
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={toggle}>
        Cart {items > 0 && <span className="badge">{items}</span>}
      </button>
      {isOpen && (
        <div className="flyout" role="dialog" aria-label="Shopping Cart">
          {!lines && "Loading…"}
          {lines?.length === 0 && "Your Shopping Cart is empty."}
          <ul>
            {lines?.map(({ product_id, name, quantity, unitPrice }) => (
              <li key={product_id}>
                {name} ({quantity}) ${(unitPrice * quantity).toFixed(2)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

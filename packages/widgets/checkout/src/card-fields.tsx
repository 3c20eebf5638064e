import { Notice } from "@quire/ui";
import { type ReactNode, useRef } from "react";
import { text } from "./text.js";
import { useCardFields } from "./use-card-fields.js";
import type { CardRef } from "./use-continue.js";

/** The payment service's own fields. This page receives their token and never the card data. */
export function CardFields({ card }: { readonly card: CardRef }): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const { state, retry } = useCardFields(container, card);
  return (
    <>
      <div
        className="quire-payment-fields"
        ref={container}
        hidden={state === "failed"}
        aria-busy={state === "loading"}
      />
      <p className="quire-unseen" role="status">
        {state === "loading" && text("cardLoading")}
      </p>
      {state === "silent" && <Notice tone="error">{text("cardSilent")}</Notice>}
      {state === "failed" && (
        <Notice tone="error">
          {text("cardFailed")}{" "}
          <button type="button" className="quire-link" onClick={retry}>
            {text("retry")}
          </button>
        </Notice>
      )}
    </>
  );
}

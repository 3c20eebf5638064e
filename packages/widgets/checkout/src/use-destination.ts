import { jsonText } from "@quire/core";
import { estimateCart } from "@quire/services/cart";
import type { Cart, Place } from "@quire/services/contract";
import { useEffect, useRef } from "react";
import type { AddressDraft } from "./use-checkout-draft.js";

/** Milliseconds without input before the store is asked. */
const SHIPPING_DELAY_MS = 500;
/** Length of the shortest postal code. */
const MIN_POSTAL_CODE_LENGTH = 3;

interface Options {
  readonly country: string;
  readonly typed: AddressDraft;
  /** The country's states; undefined while they load. */
  readonly states: readonly Place[] | undefined;
  /** The destination of the last quote. */
  readonly known: Cart["shipTo"];
  /** False if another address decides about tax and shipping. */
  readonly isWanted: boolean;
}

/** Asks for tax and shipping once country, state and postal code are typed. A refusal changes nothing. */
export function useDestination({ country, typed, states, known, isWanted }: Options): void {
  const state = typed.state?.trim() ?? "";
  const postalCode = typed.postalCode?.trim() ?? "";
  const hasState = states !== undefined && (states.length === 0 || state !== "");
  const isComplete =
    isWanted && hasState && postalCode.length >= MIN_POSTAL_CODE_LENGTH && postalCode.length <= 16;
  const wanted = isComplete ? jsonText([country, state, postalCode]) : "";
  const asked = useRef(known ? jsonText([known.countryCode, known.state, known.postalCode]) : "");
  useEffect(() => {
    if (!wanted || wanted === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      void estimateCart({ countryCode: country, state, postalCode });
    }, SHIPPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted, country, state, postalCode]);
}

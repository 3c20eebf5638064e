import type { ProductOffer } from "./offer.js";

/** A format or language to choose. */
export interface ProductChoice {
  readonly name: string;
  readonly isChosen: boolean;
  /** `other-format`: sold, but only in another format than the chosen one. */
  readonly state: "available" | "sold-out" | "other-format";
  /** The offer that this choice selects. */
  readonly offer: ProductOffer | undefined;
}

/** Returns the initial choice: the requested one, or else the first one in stock. */
export function getChosen(
  offers: readonly ProductOffer[],
  requestedId: string | undefined,
): ProductOffer | undefined {
  const left = offers.filter(({ isSoldOut }) => !isSoldOut);
  return left.find(({ id }) => id === requestedId) ?? left[0];
}

/**
 * Returns the formats. A format with stock can be chosen, in the chosen language if it is sold in that
 * language.
 */
export function getFormats(
  offers: readonly ProductOffer[],
  chosen: ProductOffer | undefined,
): readonly ProductChoice[] {
  return getUnique(offers.map(({ format }) => format)).map((name) => {
    const offer = offerIn(
      offers.filter(({ format }) => format === name),
      chosen?.language,
    );
    return { name, isChosen: name === chosen?.format, state: stateOf(offer), offer };
  });
}

/** Returns the languages. A language with stock can be chosen. If the chosen format lacks it, the format changes. */
export function getLanguages(
  offers: readonly ProductOffer[],
  chosen: ProductOffer | undefined,
): readonly ProductChoice[] {
  const sold = offers.filter(({ format }) => format === chosen?.format);
  return getUnique(offers.map(({ language }) => language)).map((name) => {
    const isNamed = ({ language }: ProductOffer) => language === name;
    const same = offerIn(sold.filter(isNamed));
    const offer = same ?? offerIn(offers.filter(isNamed));
    const state = stateOf(offer);
    const isOnlyInOtherFormat = !same && state === "available";
    return {
      name,
      isChosen: name === chosen?.language,
      state: isOnlyInOtherFormat ? "other-format" : state,
      offer,
    };
  });
}

/** Returns the available offer in the given language, or else the first available one, or else the first. */
function offerIn(offers: readonly ProductOffer[], language?: string): ProductOffer | undefined {
  const left = offers.filter(({ isSoldOut }) => !isSoldOut);
  return left.find((offer) => offer.language === language) ?? left[0] ?? offers[0];
}

function stateOf(offer: ProductOffer | undefined): ProductChoice["state"] {
  return offer && !offer.isSoldOut ? "available" : "sold-out";
}

function getUnique(names: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => name !== "");
}

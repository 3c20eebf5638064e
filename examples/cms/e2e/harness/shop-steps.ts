import { createRandom, pick } from "@quire/example-reference-api";

const ITEMS = [
  { productId: "10011", type: "ship" },
  { productId: "10011", type: "Perm" },
  { productId: "20101", type: "digital", format: "PDF" },
] as const;

/** The tab of a step. `isAwaited`: the next step starts after this one has ended. */
interface InTab {
  readonly tab: number;
  readonly isAwaited: boolean;
}

/** The steps of a user in the shop. */
export type ShopStep =
  | (InTab & { readonly does: "add"; readonly item: (typeof ITEMS)[number] })
  | (InTab & { readonly does: "change"; readonly line: number; readonly to: number })
  | (InTab & { readonly does: "remove"; readonly line: number })
  | (InTab & { readonly does: "coupon"; readonly code: string })
  | (InTab & { readonly does: "submit" })
  | (InTab & { readonly does: "sign in" })
  | (InTab & { readonly does: "sign out" })
  | { readonly does: "cut"; readonly when: "cut" | "cut-after"; readonly path: string }
  | { readonly does: "restart" };

/** The relative frequency of each step. */
const LOT = {
  add: 5,
  change: 3,
  remove: 2,
  coupon: 2,
  submit: 4,
  "sign in": 3,
  "sign out": 1,
  cut: 2,
  restart: 1,
} as const;

const LOTS = Object.entries(LOT).flatMap(([does, times]) => Array<string>(times).fill(does));

/** Returns a sequence of random steps. The same seed gives the same sequence. */
export function shopSteps(seed: string): readonly ShopStep[] {
  const random = createRandom(seed);
  const below = (end: number) => Math.floor(random() * end);
  return Array.from({ length: 3 + below(6) }, () => stepOf(LOTS[below(LOTS.length)] ?? "add", random, below));
}

function stepOf(does: string, random: () => number, below: (end: number) => number): ShopStep {
  const where = { tab: below(2), isAwaited: random() < 0.5 };
  switch (does) {
    case "change":
      return { does, ...where, line: below(4), to: 1 + below(4) };
    case "remove":
      return { does, ...where, line: below(4) };
    case "coupon":
      return { does, ...where, code: pick(["WELCOME10", "FIVEOFF"], random) };
    case "submit":
    case "sign in":
    case "sign out":
      return { does, ...where };
    case "cut": {
      const path = pick(["/api/*", "/api/shopping-cart", "/api/commerce/order/submit"], random);
      return { does, when: pick(["cut", "cut-after"], random), path };
    }
    case "restart":
      return { does };
    default:
      return { does: "add", ...where, item: pick<(typeof ITEMS)[number]>(ITEMS, random) };
  }
}

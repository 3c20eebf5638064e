import { shared } from "@quire/core";

/** Where a widget in plain DOM lives. */
export interface PlainPlace {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** Says in `data-state` how it stands, also on a data mount around the host. */
  show(state: "ready" | "empty"): void;
}

/** A widget in plain DOM. */
export interface PlainPart<Options> {
  /** Shows what the options say: at first, and with each change; often with the same again. */
  set(options: Options): void;
  /** The widget has gone: ends what it holds outside of its host. `set` may follow, when it comes back. */
  end(): void;
}

/** What makes a widget in plain DOM. */
export interface PlainWidget<Options> {
  readonly name: string;
  readonly sheet: string;
  /** The attributes by which a page may set it before React is there. */
  readonly attributes: readonly string[];
  /** What those attributes say; what is wrong in them counts as absent. */
  optionsOf(host: Element): Options;
  create(place: PlainPlace): PlainPart<Options>;
}

/** A host's part, and whether React speaks for its options by now. */
export interface HeldPart {
  readonly part: PlainPart<never>;
  isHeld: boolean;
}

export function plainParts(): WeakMap<HTMLElement, HeldPart> {
  return shared("plain-parts", () => new WeakMap<HTMLElement, HeldPart>());
}

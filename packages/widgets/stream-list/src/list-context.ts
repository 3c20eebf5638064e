import { type ComponentType, createContext, useContext } from "react";

export interface SelectorProps {
  readonly entryKey: string;
  readonly title: string;
}

/** What all entries of a list have in common. */
export interface ListContext {
  /** Everything in it is saved: what is discarded vanishes. */
  readonly isLibrary: boolean;
  /** Where entries can be selected: an entry's box. */
  readonly Selector: ComponentType<SelectorProps> | undefined;
  /** Download links show to everyone (content-6.7). */
  readonly isPaywallEnabled: boolean;
}

const Context = createContext<ListContext>({
  isLibrary: false,
  Selector: undefined,
  isPaywallEnabled: false,
});
export const ListProvider = Context.Provider;

export function useList(): ListContext {
  return useContext(Context);
}

import { getMessages, onMessages } from "@quire/core";
import { type ComponentType, createContext, useContext, useSyncExternalStore } from "react";
import type { StreamRenders } from "./attributes.js";

export interface SelectorProps {
  readonly entryKey: string;
  readonly title: string;
}

/** Shared by all entries of a list. */
export interface ListContext extends Pick<StreamRenders, "renderEntry"> {
  /** True if all entries are saved items, so that discarded ones disappear. */
  readonly isLibrary: boolean;
  /** The checkbox of an entry; absent if entries cannot be selected. */
  readonly Selector: ComponentType<SelectorProps> | undefined;
  /** True if download links show to everyone (content-6.7). */
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

/** Renders a memoized component again when the page's language changes. */
export const useMessages = (): unknown => useSyncExternalStore(onMessages, getMessages, getMessages);

import type { AsyncLocalStorage } from "node:async_hooks";
import {
  createRuntime,
  pageSingleton,
  type Runtime,
  reportFault,
  scopeRuntime,
  setMessageCompiler,
} from "@quire/core";
import { compileOwn } from "@quire/core/compile-own";
import { isForeignReact } from "@quire/element";
import { type ConfigurationInput, configure } from "@quire/services/configuration";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Navigate, routeNavigations } from "./route-navigations.js";
import { start } from "./start.js";

export interface QuireProviderProps {
  /** Options of `start`. */
  readonly config?: ConfigurationInput;
  /**
   * Navigates within the application, such as `router.push` (beyond-265). Links of widgets, sign-in and checkout then load
   * no new document. With the result `false`, the browser navigates.
   */
  readonly navigate?: Navigate | undefined;
  readonly children?: ReactNode;
}

/**
 * Starts Quire once per page in a React application, and configures it before the children render. On a server the
 * configuration applies to the request only.
 * @example
 * <QuireProvider config={{ api: "/api/" }} navigate={(url) => router.push(url)}>
 *   <App />
 * </QuireProvider>
 */
export function QuireProvider(props: QuireProviderProps): ReactNode {
  return isForeignReact() ? props.children : <Started {...props} />;
}

function Started({ config = {}, navigate, children }: QuireProviderProps): ReactNode {
  const [first] = useState(() => {
    // The page's messages must be available for the first render, because hydration expects the server's text.
    setMessageCompiler(compileOwn);
    enterRequest();
    configure(config);
    return config;
  });
  useEffect(() => start(), []);
  useRouter(navigate);
  useEffect(countProvider, []);
  useEffect(() => {
    if (config !== first) configure(config);
  }, [config, first]);
  return children;
}

/** Keeps one router for all renders. Applications often pass a new function each time. */
function useRouter(navigate: Navigate | undefined): void {
  const latest = useRef(navigate);
  latest.current = navigate;
  const hasRouter = navigate !== undefined;
  useEffect(() => (hasRouter ? routeNavigations((url) => latest.current?.(url)) : undefined), [hasRouter]);
}

/** Reports a second provider at the same time, which would configure the same page. */
function countProvider(): () => void {
  const providers = pageSingleton("providers", () => ({ count: 0 }));
  providers.count++;
  if (providers.count > 1) {
    reportFault("react/providers", "The page has two <QuireProvider> at the same time.", {
      why: "Both configure the one runtime of the page, and the later one wins.",
      fix: "Render one <QuireProvider> around everything.",
    });
  }
  return () => {
    providers.count--;
  };
}

type Storage = AsyncLocalStorage<Runtime>;

let requests: Storage | undefined;

/** Creates a separate runtime for the request that is being rendered. In a browser the page's runtime stays. */
function enterRequest(): void {
  if (typeof document !== "undefined") return;
  requests ??= createStorage();
  requests?.enterWith(createRuntime());
}

/** Uses no import: a browser's bundle lacks this module, and servers provide it in different ways. */
function createStorage(): Storage | undefined {
  const { process, AsyncLocalStorage: OfGlobal } = globalThis as {
    process?: { getBuiltinModule?(name: string): { AsyncLocalStorage: new () => Storage } };
    AsyncLocalStorage?: new () => Storage;
  };
  const Kind = process?.getBuiltinModule?.("node:async_hooks").AsyncLocalStorage ?? OfGlobal;
  if (!Kind) return undefined;
  const storage = new Kind();
  scopeRuntime(() => storage.getStore());
  return storage;
}

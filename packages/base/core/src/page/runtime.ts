/**
 * The shared state of all copies of Quire on one page. Bundles, versions of one major and npm imports meet here,
 * so that the page has one session, one cart and one click listener.
 */
export interface Runtime {
  readonly shared: Map<string, unknown>;
  nextId: number;
}

const KEY = Symbol.for("quire/1");

// A server has no shared global state: it uses the module's own runtime, or the request's.
let ownRuntime: Runtime | undefined;
let requestRuntime: (() => Runtime | undefined) | undefined;

export function createRuntime(): Runtime {
  return { shared: new Map(), nextId: 1 };
}

/** Sets the function that returns the current request's runtime on a server. */
export function scopeRuntime(find: () => Runtime | undefined): void {
  requestRuntime = find;
}

/** Returns the page's runtime. It is created at the first call, never at import. */
export function runtime(): Runtime {
  if (typeof document === "undefined") {
    const ofRequest = requestRuntime?.();
    if (ofRequest) return ofRequest;
    ownRuntime ??= createRuntime();
    return ownRuntime;
  }
  const page = globalThis as { [KEY]?: Runtime };
  if (!page[KEY]) {
    Object.defineProperty(page, KEY, { value: createRuntime(), configurable: true });
  }
  return page[KEY] ?? createRuntime();
}

/** Returns the page's single instance of `name`, and creates it at the first call. */
export function pageSingleton<T>(name: string, create: () => T): T {
  const { shared: instances } = runtime();
  if (!instances.has(name)) instances.set(name, create());
  // The name determines the type, because only one module uses it.
  return instances.get(name) as T;
}

/** Work of a service on every page with the loader. Its `before-paint.ts` exports it as `start`. */
export type StartPage = () => void;

/**
 * The shared state of all copies of Quire on one page. Bundles, versions of one major and npm imports meet here,
 * so that the page has one session, one cart and one click listener.
 */
export interface Runtime {
  readonly shared: Map<string, unknown>;
  nextId: number;
}

const KEY = Symbol.for("quire/1");

// On a server nothing is put on the global object: the module's own copy serves, or the request's.
let ownRuntime: Runtime | undefined;
let requestRuntime: (() => Runtime | undefined) | undefined;

export function createRuntime(): Runtime {
  return { shared: new Map(), nextId: 1 };
}

/** Says on a server which runtime is that of the request in hand. */
export function scopeRuntime(find: () => Runtime | undefined): void {
  requestRuntime = find;
}

/** The page's runtime; made at the first call, never at import. */
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

/** The page's one instance of `name`, made by whoever asks first. */
export function pageSingleton<T>(name: string, create: () => T): T {
  const { shared: instances } = runtime();
  if (!instances.has(name)) instances.set(name, create());
  // The name determines the type: each is used by one module only.
  return instances.get(name) as T;
}

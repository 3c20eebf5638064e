import type { FakeBackendOptions } from "../scenario/options.js";
import type { State, Visitor } from "../scenario/state.js";

const COOKIE = /(?:^|;\s*)quire-fake=(\w+)/;

interface RequestVisitor {
  readonly visitor: Visitor;
  /** The `Set-Cookie` header for a new browser. */
  readonly cookie?: string;
}

/**
 * Returns a function that finds a request's visitor. With "page" there is one visitor. With "cookies" each browser has its
 * own, identified by a cookie.
 */
export function createVisitors(
  state: State,
  { visitors: by = "page" }: Pick<FakeBackendOptions, "visitors">,
): (request: Request) => RequestVisitor {
  const visitors = new Map<string, Visitor>();
  return ({ headers }) => {
    if (by === "page") return { visitor: state.page };
    const [, id = ""] = COOKIE.exec(headers.get("cookie") ?? "") ?? [];
    const known = visitors.get(id);
    if (known) return { visitor: known };
    const visitor: Visitor = {
      id: state.nextId(),
      account: undefined,
      accessToken: "",
      cart: undefined,
      freeArticles: new Set(),
    };
    visitors.set(visitor.id, visitor);
    return { visitor, cookie: `quire-fake=${visitor.id}; Path=/; HttpOnly; SameSite=Lax` };
  };
}

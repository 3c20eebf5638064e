import {
  type BoundFunctions,
  buildQueries,
  type GetAllBy,
  queries as given,
  within as withQueries,
} from "@testing-library/dom";
import { findByRole, listRoles } from "./queries/by-role.js";
import { readRendered } from "./queries/rendered.js";

const KINDS = [
  "Role",
  "LabelText",
  "Text",
  "DisplayValue",
  "PlaceholderText",
  "AltText",
  "Title",
  "TestId",
] as const;

type Kind = (typeof KINDS)[number];
type Queries = typeof given;

/** Finds elements in a page and in all its open shadow roots, in the order of the page. */
function searchShadowRoots(kind: Kind): GetAllBy<unknown[]> {
  // Every query takes the container and then arguments of its own.
  const queryAll = (kind === "Role" ? findByRole : given[`queryAllBy${kind}`]) as GetAllBy<unknown[]>;
  return (container, ...args) => {
    const { roots, order } = readRendered(container);
    const found = new Set(roots.flatMap((root) => queryAll(root as HTMLElement, ...args)));
    const position = (element: Element) => order.get(element) ?? 0;
    return [...found].filter((one) => order.has(one)).sort((one, other) => position(one) - position(other));
  };
}

function describe(kind: Kind, [value, options]: readonly unknown[]): string {
  const { name } = (options ?? {}) as { readonly name?: unknown };
  return `${kind} ${toText(value)}${name === undefined ? "" : `, with the name ${toText(name)}`}`;
}

const toText = (value: unknown) => (typeof value === "string" ? `"${value}"` : String(value));

function build(kind: Kind): Record<string, unknown> {
  const queryAll = searchShadowRoots(kind);
  const [queryBy, getAllBy, getBy, findAllBy, findBy] = buildQueries<unknown[]>(
    queryAll,
    (_, ...args) => `Found several elements by ${describe(kind, args)}.`,
    (container, ...args) =>
      `Found no element by ${describe(kind, args)}.${kind === "Role" && container ? listRoles(container) : ""}`,
  );
  return {
    [`queryAllBy${kind}`]: queryAll,
    [`queryBy${kind}`]: queryBy,
    [`getAllBy${kind}`]: getAllBy,
    [`getBy${kind}`]: getBy,
    [`findAllBy${kind}`]: findAllBy,
    [`findBy${kind}`]: findBy,
  };
}

/**
 * The queries of Testing Library, which also find elements in open shadow roots.
 * @example
 * const { findByRole } = render(<MiniCart />, { queries });
 * await findByRole("button", { name: "Cart, 1 item" });
 */
// Each query has the arguments and the result of Testing Library's.
export const queries = Object.assign({}, ...KINDS.map(build)) as Queries;

/**
 * Returns the queries below one element. They include its shadow root, and what its slots show.
 * @example within(screen.getByRole("dialog")).getByRole("button", { name: "Close" });
 */
export const within = (element: HTMLElement): BoundFunctions<Queries> => withQueries(element, queries);

/**
 * Finds elements in the document's body and in all open shadow roots.
 * @example (await screen.findByRole("button", { name: /^Cart/ })).click();
 */
export const screen = Object.fromEntries(
  Object.entries(queries).map(([name, query]) => [
    name,
    // The body is read at each call, because a test may replace it.
    (...args: unknown[]) => (query as (...all: unknown[]) => unknown)(document.body, ...args),
  ]),
) as unknown as BoundFunctions<Queries>;

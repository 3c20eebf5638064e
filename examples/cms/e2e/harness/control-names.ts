import type { CDPSession, Page } from "playwright";

type DomNode = Awaited<ReturnType<typeof documentOf>>;

const documentOf = async (session: CDPSession) =>
  (await session.send("DOM.getDocument", { depth: -1, pierce: true })).root;

/** Attributes that do not change a trigger's target. */
const SAME_TARGET: ReadonlySet<string> = new Set([
  "data-state",
  "data-requires",
  "data-return",
  "data-quiet",
]);

/** Roles to compare. Controls with the same name and the same target are correct. */
const ROLES: readonly unknown[] = ["link", "button"];

/**
 * Returns the accessible names that links or buttons with different targets share. Covers the whole page:
 * shadow roots, header, footer and open overlays. Ignores controls that assistive technology cannot reach,
 * such as those behind a modal dialog.
 */
export async function sharedNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const targets = targetsBelow(await documentOf(session), page.url());
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const found = new Map<string, Set<unknown>>();
  for (const { ignored, role, name, backendDOMNodeId } of nodes) {
    if (ignored || !ROLES.includes(role?.value)) continue;
    const key = `${role?.value} "${name?.value}"`;
    const target = targets.get(backendDOMNodeId ?? 0) ?? backendDOMNodeId;
    found.set(key, (found.get(key) ?? new Set()).add(target));
  }
  if (found.size === 0) return ["no control"];
  return [...found]
    .filter(([, all]) => all.size > 1)
    .map(([name, all]) => `${name}: ${[...all].join(" | ")}`);
}

/**
 * Returns the targets of triggers, links, popover buttons and submit buttons of GET forms, by node. Other
 * buttons have none.
 */
function targetsBelow(root: DomNode, address: string): Map<number, string> {
  const targets = new Map<number, string>();
  const visit = (node: DomNode, form: string | undefined) => {
    const attributes = getAttributes(node);
    const target = getTarget(node.localName, attributes, form, address);
    if (target !== undefined) targets.set(node.backendNodeId, target);
    const inside = node.localName === "form" ? formTarget(attributes, address) : form;
    for (const child of [...(node.shadowRoots ?? []), ...(node.children ?? [])]) visit(child, inside);
  };
  visit(root, undefined);
  return targets;
}

function getAttributes({ attributes: flat = [] }: DomNode): ReadonlyMap<string, string> {
  const pairs = Array.from({ length: flat.length / 2 }, (_, index) => flat.slice(2 * index, 2 * index + 2));
  return new Map(pairs as [string, string][]);
}

type Attributes = ReadonlyMap<string, string>;

function formTarget(attributes: Attributes, address: string): string | undefined {
  if (attributes.get("method")?.toLowerCase() === "post") return undefined;
  return String(new URL(attributes.get("action") ?? "", address));
}

/** Removes the return address and the referral code, which do not change the target. */
function getPage(target: URL): string {
  for (const name of ["return", "referral"]) target.searchParams.delete(name);
  return target.href;
}

function getTarget(
  tag: string,
  attributes: Attributes,
  form: string | undefined,
  address: string,
): string | undefined {
  // A trigger's link leads to the same page without JavaScript.
  const href = attributes.get("href");
  if (tag === "a" && href !== undefined) return getPage(new URL(href, address));
  if (attributes.has("data-quire-do") || attributes.has("data-quire-open")) {
    const data = [...attributes].filter(([name]) => name.startsWith("data-") && !SAME_TARGET.has(name));
    return JSON.stringify(data.sort());
  }
  if (tag !== "button") return undefined;
  return attributes.get("popovertarget") ?? (attributes.get("type") === "button" ? undefined : form);
}

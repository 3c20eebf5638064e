/** A generated id. Its number depends on the page, so it is not a difference. */
const ID = /quire-([\w-]+?)-\d+/g;

/** Attributes that change at run time: measured styles, typed values, roving `tabindex`, and data of the page. */
const LIVE = /^(?:style|value|tabindex|data-(?!quire-).*)$/;

/** Describes the first difference between two trees, or returns undefined. Ignores attributes that change at run time. */
export function getDifference(before: ParentNode, now: ParentNode): string | undefined {
  const [was, is] = [getChildren(before), getChildren(now)];
  for (let i = 0; i < Math.max(was.length, is.length); i++) {
    const difference = getMismatch(was[i], is[i]);
    if (difference) return difference;
  }
  return undefined;
}

/** Joins adjacent text nodes and skips comments. */
function getChildren(place: ParentNode): (Element | string)[] {
  const children: (Element | string)[] = [];
  for (const node of place.childNodes) {
    const last = children.at(-1);
    if (node.nodeType === Node.ELEMENT_NODE)
      children.push(node as Element); // The node's type shows that it is an element.
    else if (node.nodeType !== Node.TEXT_NODE || !node.textContent) continue;
    else if (typeof last === "string") children[children.length - 1] = last + node.textContent;
    else children.push(node.textContent);
  }
  return children;
}

function getMismatch(
  was: Element | string | undefined,
  is: Element | string | undefined,
): string | undefined {
  if (typeof was !== "object" || typeof is !== "object" || was.localName !== is.localName)
    return was === is ? undefined : `There was ${describeNode(was)}, and there is ${describeNode(is)}`;
  // Custom elements manage their own content. `data-live` marks content of the current user, and measured
  // content.
  if (was.localName.includes("-") || is.hasAttribute("data-live")) return undefined;
  for (const name of new Set([...was.getAttributeNames(), ...is.getAttributeNames()])) {
    if (LIVE.test(name)) continue;
    const [before, now] = [was, is].map((one) => one.getAttribute(name)?.replaceAll(ID, "$1"));
    if (before !== now) return `At ${describeNode(is)}, ${name} was ${quote(before)}, and is ${quote(now)}`;
  }
  return getDifference(was, is);
}

const quote = (value: string | undefined) => (value === undefined ? "not there" : JSON.stringify(value));

function describeNode(node: Element | string | undefined): string {
  if (typeof node !== "object") return node === undefined ? "nothing" : JSON.stringify(node);
  const part = node.getAttribute("part");
  const start = part ? `<${node.localName} part="${part}">` : `<${node.localName}>`;
  return start + node.textContent.trim().slice(0, 40);
}

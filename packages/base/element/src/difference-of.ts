/** A number that is the page's own: not what differs. */
const ID = /quire-([\w-]+?)-\d+/g;

/**
 * What is measured is in no markup; how things stand, as a trigger, is said in data by whoever looks after it; where the
 * keys stop, a widget says as it goes; a field begins with what was typed.
 */
const LIVE = /^(?:style|value|tabindex|data-(?!quire-).*)$/;

/** The first difference between what stood in a place and what stands in it now, in words. */
export function differenceOf(before: ParentNode, now: ParentNode): string | undefined {
  const [was, is] = [childrenOf(before), childrenOf(now)];
  for (let i = 0; i < Math.max(was.length, is.length); i++) {
    const difference = between(was[i], is[i]);
    if (difference) return difference;
  }
  return undefined;
}

/** Side by side, texts count as one; comments do not. */
function childrenOf(place: ParentNode): (Element | string)[] {
  const children: (Element | string)[] = [];
  for (const node of place.childNodes) {
    const last = children.at(-1);
    if (node.nodeType === Node.ELEMENT_NODE)
      children.push(node as Element); // By its type.
    else if (node.nodeType !== Node.TEXT_NODE || !node.textContent) continue;
    else if (typeof last === "string") children[children.length - 1] = last + node.textContent;
    else children.push(node.textContent);
  }
  return children;
}

function between(was: Element | string | undefined, is: Element | string | undefined): string | undefined {
  if (typeof was !== "object" || typeof is !== "object" || was.localName !== is.localName)
    return was === is ? undefined : `There was ${named(was)}, and there is ${named(is)}`;
  // A widget's element looks after itself; what is this reader's own, or has to be measured first, no server knows.
  if (was.localName.includes("-") || is.hasAttribute("data-live")) return undefined;
  for (const name of new Set([...was.getAttributeNames(), ...is.getAttributeNames()])) {
    if (LIVE.test(name)) continue;
    const [before, now] = [was, is].map((one) => one.getAttribute(name)?.replaceAll(ID, "$1"));
    if (before !== now) return `At ${named(is)}, ${name} was ${quoted(before)}, and is ${quoted(now)}`;
  }
  return differenceOf(was, is);
}

const quoted = (value: string | undefined) => (value === undefined ? "not there" : JSON.stringify(value));

function named(node: Element | string | undefined): string {
  if (typeof node !== "object") return node === undefined ? "nothing" : JSON.stringify(node);
  const part = node.getAttribute("part");
  const start = part ? `<${node.localName} part="${part}">` : `<${node.localName}>`;
  return start + node.textContent.trim().slice(0, 40);
}

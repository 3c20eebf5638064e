import { isElement, ownAddress } from "../index.js";

const ADDRESSES = ["href", "action", "formaction", "src"];
const ANY = ADDRESSES.map((name) => `[${name}]`).join(",");

/**
 * Makes the addresses of Quire's links and forms absolute, on a page with a foreign `<base>`. Such pages are rare, so that
 * this code loads only there.
 */
export function keepAddresses(places: readonly Node[]): void {
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) completeLinks(node);
  });
  for (const place of places) {
    completeLinks(place);
    observer.observe(place, { subtree: true, childList: true, attributeFilter: ADDRESSES });
  }
}

function completeLinks(node: Node): void {
  if (isElement(node)) completeLink(node);
  if (isElement(node) || node instanceof ShadowRoot) node.querySelectorAll(ANY).forEach(completeLink);
}

function completeLink(element: Element): void {
  for (const name of ADDRESSES) {
    const address = element.getAttribute(name);
    if (address && address !== ownAddress(address)) element.setAttribute(name, ownAddress(address));
  }
}

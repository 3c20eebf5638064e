import { ownDocument, report, restoreOwnAttributes } from "@quire/core";
import { attributeOf, getDataAttributes, isName } from "./names.js";
import { type Repairs, restoreHost } from "./repairs.js";
import type { Roots } from "./roots.js";

/** Creates the elements of `data-quire` mounts, and copies changes of the mounts' attributes to them. */
export function createDataMounts(roots: Roots, repairs: Repairs): { discover(): void } {
  const knownMounts = new WeakSet<Element>();
  const observer = new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      if (target instanceof HTMLElement && attributeName) followMount(target, attributeName);
    }
  });
  return {
    discover() {
      for (const mount of roots.getInserted("[data-quire]")) {
        if (knownMounts.has(mount)) continue;
        knownMounts.add(mount);
        const element = fillMount(mount);
        if (!element) continue;
        observer.observe(mount, { attributes: true });
        let own = element;
        repairs.watch(mount, () => {
          restoreOwnAttributes(mount);
          own = refillMount(mount, own);
        });
      }
    },
  };
}

/**
 * Puts `<quire-NAME>` into a `data-quire="NAME"` mount, with the mount's `data-*` as attributes. The mount's content
 * moves into the element, and shows until the widget has loaded.
 */
function fillMount(mount: HTMLElement): HTMLElement | undefined {
  const name = mount.dataset.quire;
  if (!isName(name)) {
    import("./unknown-name.js").then(({ reportMount }) => reportMount(name), report);
    return undefined;
  }
  // A clone of a mount holds a copy of the original's element.
  const own = ownElement(mount);
  const element = own ?? ownDocument.createElement(`quire-${name}`);
  for (const [key, value] of Object.entries(getDataAttributes(mount)))
    element.setAttribute(attributeOf(key), value);
  if (own) return own;
  element.append(...mount.childNodes);
  mount.append(element);
  return element;
}

const ownElement = (mount: HTMLElement) =>
  mount.querySelector<HTMLElement>(`:scope > quire-${mount.dataset.quire}`) ?? undefined;

/**
 * Puts a mount's element back after page code has replaced the mount's content. The same element comes back with the new
 * content, so nothing is requested again. A new element is made if the view is the content itself.
 */
function refillMount(mount: HTMLElement, last: HTMLElement): HTMLElement {
  const own = ownElement(mount);
  if (own) return own;
  const isSame = last.localName === `quire-${mount.dataset.quire}`;
  if (!isSame || !last.shadowRoot || last.isConnected) return fillMount(mount) ?? last;
  last.replaceChildren(...mount.childNodes);
  restoreHost(last);
  mount.append(last);
  return last;
}

function followMount(mount: HTMLElement, attribute: string): void {
  const element = ownElement(mount);
  const name = attribute.slice("data-".length);
  if (!element || !attribute.startsWith("data-") || /^(quire|state$)/.test(name)) return;
  const value = mount.getAttribute(attribute);
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

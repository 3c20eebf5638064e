import { ownDocument, report } from "@quire/core";
import { attributeOf, isName, ownData } from "./names.js";
import type { Roots } from "./roots.js";

/** Makes the elements of `data-quire` mounts, and keeps their attributes in step with the mounts'. */
export function createDataMounts(roots: Roots): { discover(): void } {
  const seen = new WeakSet<Element>();
  const observer = new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      if (target instanceof HTMLElement && attributeName) followMount(target, attributeName);
    }
  });
  return {
    discover() {
      for (const mount of roots.fresh("[data-quire]")) {
        if (seen.has(mount)) continue;
        seen.add(mount);
        if (fillMount(mount)) observer.observe(mount, { attributes: true });
      }
    },
  };
}

/**
 * Puts `<quire-NAME>` into a `data-quire="NAME"` mount, with the mount's `data-*` as attributes. What
 * stood in the mount moves into the element, where it is shown until the widget is there.
 */
function fillMount(mount: HTMLElement): boolean {
  const name = mount.dataset.quire;
  if (!isName(name)) {
    import("./unknown-name.js").then(({ reportMount }) => reportMount(name), report);
    return false;
  }
  // A clone of a mount brings the element of its original along.
  const own = mount.querySelector(`:scope > quire-${name}`);
  const element = own ?? ownDocument.createElement(`quire-${name}`);
  for (const [key, value] of Object.entries(ownData(mount))) element.setAttribute(attributeOf(key), value);
  if (own) return true;
  element.append(...mount.childNodes);
  mount.append(element);
  return true;
}

function followMount(mount: HTMLElement, attribute: string): void {
  const element = mount.querySelector(`:scope > quire-${mount.dataset.quire}`);
  const name = attribute.slice("data-".length);
  if (!element || !attribute.startsWith("data-") || /^(quire|state$)/.test(name)) return;
  const value = mount.getAttribute(attribute);
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

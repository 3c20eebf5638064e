import { reportFault } from "@quire/core";
import { attributeOf, isName, ownData } from "./names.js";

/**
 * Puts `<quire-NAME>` into a `data-quire="NAME"` mount, with the mount's `data-*` as attributes. What
 * stood in the mount moves into the element, where it is shown until the widget is there.
 */
export function mountData(mount: HTMLElement, observer: MutationObserver): void {
  const name = mount.dataset.quire;
  if (!isName(name)) {
    reportFault("widget/unknown", `data-quire="${name}" names no widget.`, {
      fix: 'Write a widget\'s name, as data-quire="mini-cart".',
    });
    return;
  }
  // A clone of a mount brings the element of its original along.
  const own = mount.querySelector(`:scope > quire-${name}`);
  const element = own ?? document.createElement(`quire-${name}`);
  copyAttributes(mount, element);
  if (!own) {
    element.append(...mount.childNodes);
    mount.append(element);
  }
  observer.observe(mount, { attributes: true });
}

function copyAttributes(mount: HTMLElement, element: Element): void {
  for (const [name, value] of Object.entries(ownData(mount))) element.setAttribute(attributeOf(name), value);
}

/** Follows a mount's `data-*` when the host changes them. */
export function followMount(mount: HTMLElement, attribute: string): void {
  const element = mount.querySelector(`:scope > quire-${mount.dataset.quire}`);
  const name = attribute.slice("data-".length);
  if (!element || !attribute.startsWith("data-") || /^(quire|state$)/.test(name)) return;
  const value = mount.getAttribute(attribute);
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

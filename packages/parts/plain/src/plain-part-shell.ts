import { adoptStyles, messagesReady } from "@quire/core";
import { type CreateShell, createContainer, hostRoot } from "@quire/frame";
import { type HeldPart, type PlainPlace, type PlainWidget, plainParts } from "./plain-part.js";

/**
 * The shell of a widget that needs no React to be seen: it follows the host's attributes until the element is
 * defined, and what its properties say afterwards.
 */
export function plainPartShell<Options>(widget: PlainWidget<Options>): CreateShell {
  return (host) => {
    const root = hostRoot(host);
    adoptStyles(root, widget.sheet);
    const { container, content } = createContainer(host, "shadow");
    root.append(content);
    const part = widget.create(placeOf(host, root, widget.name));
    const held: HeldPart = { part, isHeld: false };
    plainParts().set(host, held);
    const follow = () => {
      if (!held.isHeld) part.set(widget.optionsOf(host));
    };
    follow();
    void messagesReady().then(follow);
    new MutationObserver(follow).observe(host, { attributeFilter: [...widget.attributes] });
    return { host, root, container };
  };
}

function placeOf(host: HTMLElement, root: ShadowRoot, name: string): PlainPlace {
  return {
    host,
    root,
    show(state) {
      host.dataset.state = state;
      const mount = host.parentElement;
      if (mount?.dataset.quire === name) mount.dataset.state = state;
    },
  };
}

import { ownDocument } from "@quire/core";
/** The name of a flyout, as its tag and its triggers have it: "change-password-flyout". */
export function flyoutName(host: HTMLElement): string {
  return host.dataset.quireWidget ?? host.localName.replace("quire-", "");
}

/** The attributes that a trigger has given to a flyout, or would. */
export function givenAttributes(host: HTMLElement): Record<string, string> {
  const given = [...host.attributes].filter(({ name }) => !OWN.test(name));
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}

const OWN = /^(data-.*|on.*|id|class|style|slot|hidden|open|loading)$/;

/**
 * The visible trigger on the page, or in an open shadow root on it, that would open this flyout with the attributes that it has: what it
 * stands beside when nobody pressed anything, as after the reload that follows a sign-in.
 */
export function triggerOf(host: HTMLElement): HTMLElement | undefined {
  const triggers = within(ownDocument, `[data-quire-open="${flyoutName(host)}"]`);
  return triggers.find((trigger) => trigger.checkVisibility() && asksFor(trigger, host));
}

function within(root: ParentNode, selector: string): HTMLElement[] {
  const deeper = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
    shadowRoot ? within(shadowRoot, selector) : [],
  );
  return [...root.querySelectorAll<HTMLElement>(selector), ...deeper];
}

function asksFor({ attributes }: HTMLElement, host: HTMLElement): boolean {
  return [...attributes].every(({ name, value }) => {
    const asked = /^data-(?!quire-|state$)(.+)$/.exec(name)?.[1];
    return asked === undefined || host.getAttribute(asked) === value;
  });
}

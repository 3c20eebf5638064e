import { ownDocument } from "@quire/core";
/** Returns the name of a flyout, as in its tag and its triggers: "change-password-flyout". */
export function getFlyoutName(host: HTMLElement): string {
  return host.dataset.quireWidget ?? host.localName.replace("quire-", "");
}

/** Returns the attributes of a flyout that a trigger can set. */
export function getGivenAttributes(host: HTMLElement): Record<string, string> {
  const given = [...host.attributes].filter(({ name }) => !OWN.test(name));
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}

const OWN = /^(data-.*|on.*|id|class|style|slot|hidden|open|loading)$/;

/**
 * Returns the first visible trigger that would open this flyout with the same attributes. Also searches open shadow
 * roots. The flyout is placed next to it when it opens without a click, for example after the reload of a sign-in.
 */
export function getTrigger(host: HTMLElement): HTMLElement | undefined {
  const triggers = findWithin(ownDocument, `[data-quire-open="${getFlyoutName(host)}"]`);
  return triggers.find((trigger) => trigger.checkVisibility() && isTriggerFor(trigger, host));
}

function findWithin(root: ParentNode, selector: string): HTMLElement[] {
  const deeper = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
    shadowRoot ? findWithin(shadowRoot, selector) : [],
  );
  return [...root.querySelectorAll<HTMLElement>(selector), ...deeper];
}

function isTriggerFor({ attributes }: HTMLElement, host: HTMLElement): boolean {
  return [...attributes].every(({ name, value }) => {
    const asked = /^data-(?!quire-|state$)(.+)$/.exec(name)?.[1];
    return asked === undefined || host.getAttribute(asked) === value;
  });
}

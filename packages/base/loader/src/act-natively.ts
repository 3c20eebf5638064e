/**
 * Without its code, a trigger does what it does without script: a link is followed, and a button whose action is to
 * send its form, or to add what is chosen in it, sends it. Any other may stand in a form that it has nothing to do with.
 * @returns whether it does anything without
 */
export function actNatively(trigger: HTMLElement): boolean {
  if (trigger instanceof HTMLAnchorElement) {
    location.assign(trigger.href);
    return true;
  }
  const { quireDo, productId } = trigger.dataset;
  const isSubmit = quireDo === "submit" || (quireDo === "add-to-cart" && !productId);
  const form = isSubmit && trigger instanceof HTMLButtonElement && trigger.form;
  // A field may have the method's name: the prototype's is meant.
  if (form) HTMLFormElement.prototype.requestSubmit.call(form, trigger);
  return Boolean(form);
}

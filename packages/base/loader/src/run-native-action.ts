/**
 * Runs the native action of a trigger whose code failed to load. A link is followed. A button submits its form
 * if its action is "submit", or "add-to-cart" without a product id. Other triggers may be in a form by accident.
 * @returns true if the trigger has a native action
 */
export function runNativeAction(trigger: HTMLElement): boolean {
  if (trigger instanceof HTMLAnchorElement) {
    location.assign(trigger.href);
    return true;
  }
  const { quireDo, productId } = trigger.dataset;
  const isSubmit = quireDo === "submit" || (quireDo === "add-to-cart" && !productId);
  const form = isSubmit && trigger instanceof HTMLButtonElement && trigger.form;
  // A field may have the method's name, so this calls the prototype's.
  if (form) HTMLFormElement.prototype.requestSubmit.call(form, trigger);
  return Boolean(form);
}

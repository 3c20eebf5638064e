/**
 * Without its code, a trigger does what it does without script: a link is followed, and the button whose action is to
 * send its form sends it.
 * @returns whether it does anything without
 */
export function actNatively(trigger: HTMLElement): boolean {
  if (trigger instanceof HTMLAnchorElement) {
    location.assign(trigger.href);
    return true;
  }
  const form = trigger.dataset.quireDo === "submit" && trigger instanceof HTMLButtonElement && trigger.form;
  // A field may have the method's name: the prototype's is meant.
  if (form) HTMLFormElement.prototype.requestSubmit.call(form, trigger);
  return form !== false && form !== null;
}

/*
 * jQuery 1.12 finds out about "focusin" by writing an onfocusin attribute, which a strict
 * Content-Security-Policy refuses. It doesn't try where the window has such a property.
 */
if (!("onfocusin" in window)) {
  window.onfocusin = null;
}

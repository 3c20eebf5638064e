/** Width of the popup in pixels (content-2.31). */
const WIDTH = 700;
const HEIGHT = 450;

/**
 * Opens a network's share page in a popup of 700 × 450 px, in the middle of the window.
 * @param href address from `shareAddress`
 * @returns false when the browser blocks it. Offer a link instead
 */
export function openSharePopup(href: string): boolean {
  const left = Math.max(0, Math.round(screenX + (outerWidth - WIDTH) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - HEIGHT) / 2));
  // With `noopener` in the features, `open` would always return null.
  const popup = open("", "_blank", `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  if (!popup || popup.closed) return false;
  popup.opener = null;
  popup.location.replace(href);
  return true;
}

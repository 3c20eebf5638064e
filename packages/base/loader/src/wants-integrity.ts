const BLOCKS = 'script[type="application/json"][data-quire-config]';

/**
 * Whether the page's configuration says `"integrity": true`: the one setting that counts before page.js,
 * which parses and judges all of them, is there.
 */
export function wantsIntegrity(): boolean {
  return Array.from(document.querySelectorAll(BLOCKS)).some(({ textContent }) => {
    try {
      return JSON.parse(textContent ?? "").integrity === true;
    } catch {
      return false; // page.js reports a block that cannot be read.
    }
  });
}

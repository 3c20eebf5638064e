/**
 * 64 bits that tell one text from another (FNV-1a, twice with different beginnings), as hexadecimal digits. For
 * comparing, not for secrets; `crypto.subtle` has better, but not on plain http, and not at once.
 */
export function fingerprint(text: string): string {
  return [0x811c9dc5, 0x9e3779b9].map((seed) => hash(text, seed).toString(16).padStart(8, "0")).join("");
}

function hash(text: string, seed: number): number {
  let bits = seed;
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  return bits >>> 0;
}

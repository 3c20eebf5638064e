/**
 * Returns a 64-bit hash of a text as hexadecimal digits (FNV-1a with two seeds). For comparisons, not for secrets:
 * `crypto.subtle` is stronger, but asynchronous and unavailable on plain http.
 */
export function fingerprint(text: string): string {
  return [0x811c9dc5, 0x9e3779b9].map((seed) => hash(text, seed).toString(16).padStart(8, "0")).join("");
}

function hash(text: string, seed: number): number {
  let bits = seed;
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  return bits >>> 0;
}

/** Decodes a base64url text that a schema has validated. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

/** Encodes bytes as base64url without padding. */
export function textOf(bytes: ArrayBuffer): string {
  let plain = "";
  for (const byte of new Uint8Array(bytes)) plain += String.fromCharCode(byte);
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bytes of a base64url text, which a schema has parsed. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

/** Bytes as a base64url text without padding. */
export function textOf(bytes: ArrayBuffer): string {
  let plain = "";
  for (const byte of new Uint8Array(bytes)) plain += String.fromCharCode(byte);
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

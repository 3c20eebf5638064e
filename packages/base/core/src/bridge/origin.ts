/**
 * Whether a text is one exact origin, as "https://partner.example" or "http://localhost:4174": no path,
 * no wildcard, no default port, and never "null", which every sandboxed frame of anybody carries.
 */
export function isOrigin(value: string): boolean {
  return !value.includes("*") && URL.canParse(value) && new URL(value).origin === value;
}

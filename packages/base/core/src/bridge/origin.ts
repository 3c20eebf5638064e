/**
 * Accepts one exact origin, such as "https://partner.example" or "http://localhost:4174".
 * Paths, wildcards and default ports are refused. So is "null", the origin of every sandboxed frame.
 */
export function isOrigin(value: string): boolean {
  return !value.includes("*") && URL.canParse(value) && new URL(value).origin === value;
}

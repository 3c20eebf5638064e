import * as v from "valibot";
import { isAddress, isTrusted } from "./address.js";
import { NO_ADDRESS, UNTRUSTED } from "./address-words.js";

/** An address of this site or of another one: "/api/", "https://api.example.com/". */
export const BaseAddress = v.pipe(
  v.string(),
  v.check((address) => isAddress(address), NO_ADDRESS),
);

/** Returns the schema of an address that receives users' data. */
export function getTrustedAddress(key: string) {
  return v.pipe(
    BaseAddress,
    v.check((address) => isTrusted(key, address), UNTRUSTED),
  );
}

import { isFromMarkup, isVouchedFor } from "@quire/core";
import * as v from "valibot";

/** An address of this site or another: "/api/", "https://api.example.com/". */
export const BaseAddress = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/[^/]|\/(?!\/))[^\s\\]*$/i, 'Expected a path as "/api/" or an http(s) address'),
);

/**
 * One that readers' data go to. What stands in markup may have come from anywhere, so another origin has to stand in the
 * loader's own tag as well; code is the page's owner's.
 */
export function trustedAddress(key: string) {
  return v.pipe(
    BaseAddress,
    v.check(
      (address) => address.startsWith("/") || !isFromMarkup(key) || isVouchedFor(address),
      `Another origin than the page's has to stand in data-origins="https://…" of the loader's tag too`,
    ),
  );
}

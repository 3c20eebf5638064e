import type { ErrorListener } from "@quire/core";
import { isAddress, isTrusted } from "./address.js";
import { plainSetting } from "./plain-setting.js";

/** Declares an address that receives users' data. */
const base = <const Key extends string>(key: Key, fallback: () => string) =>
  plainSetting(key, fallback, (said): said is string => isAddress(said) && isTrusted(key, said));

export const api = base("api", () => "/api/");

/** Returns a path on the API's origin (beyond-370). */
const besideApi = (path: string) => (api().startsWith("/") ? path : new URL(path, api()).href);

/** Root of the site with `authenticate` and `logout`. By default it is on the API's origin. */
export const site = base("site", () => besideApi("/"));

/** Base of the older calls. By default it is on the API's origin. */
export const service = base("service", () => besideApi("/service/"));

/** Base of the second identity service. Null: there is none, and its sign-out is skipped. */
export const identity = plainSetting(
  "identity",
  (): string | null => null,
  (said): said is string | null => said === null || isAddress(said),
);

/** Default timeout of calls in milliseconds. */
export const timeout = plainSetting(
  "timeout",
  () => 10_000,
  (said): said is number => typeof said === "number" && said >= 100 && said <= 60_000,
);

/** True if the API has the passkey endpoints. Sign-in then offers passkeys. */
export const passkeys = plainSetting(
  "passkeys",
  () => false,
  (said): said is boolean => typeof said === "boolean",
);

/** The function that receives every failure, such as that of a monitoring tool. Only code can set it. */
export const onError = plainSetting(
  "onError",
  (): ErrorListener | undefined => undefined,
  (said): said is ErrorListener | undefined => typeof said === "function",
);

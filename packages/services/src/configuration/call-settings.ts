import type { ErrorListener } from "@quire/core";
import { isAddress, isTrusted } from "./address.js";
import { plainSetting } from "./plain-setting.js";

/** Declares an address that receives users' data. */
const base = <const Key extends string>(key: Key, fallback: () => string) =>
  plainSetting(key, fallback, (value): value is string => isAddress(value) && isTrusted(key, value));

export const api = base("api", () => "/api/");

/** Returns a path on the API's origin (beyond-370). */
const besideApi = (path: string) => (api().startsWith("/") ? path : new URL(path, api()).href);

/** Root of the site with `authenticate` and `logout`. By default it is on the API's origin. */
export const site = base("site", () => besideApi("/"));

/** Base of the older calls. By default it is on the API's origin. */
export const service = base("service", () => besideApi("/service/"));

/** Base of the second identity service, or null if there is none. Its sign-out is then skipped. */
export const identity = plainSetting(
  "identity",
  (): string | null => null,
  (value): value is string | null => value === null || isAddress(value),
);

/** Default timeout of calls in milliseconds. */
export const timeout = plainSetting(
  "timeout",
  () => 10_000,
  (value): value is number => typeof value === "number" && value >= 100 && value <= 60_000,
);

/** True if the API has the passkey endpoints. Sign-in then offers passkeys. */
export const passkeys = plainSetting(
  "passkeys",
  () => false,
  (value): value is boolean => typeof value === "boolean",
);

/** The function that receives every failure, for example a monitoring tool's. Only code can set it. */
export const onError = plainSetting(
  "onError",
  (): ErrorListener | undefined => undefined,
  (value): value is ErrorListener | undefined => typeof value === "function",
);

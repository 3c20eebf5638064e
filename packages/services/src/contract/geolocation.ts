import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { TextSchema } from "./lenient.js";

/** The user's probable location: `country` is ISO 3166-1 alpha-2 (accounts-6.4). A service of another company. */
export const geolocationLookup = endpoint({
  name: "geolocationLookup",
  method: "GET",
  base: "geolocation",
  path: "",
  query: v.object({ referrer: v.optional(v.string()) }),
  answer: v.object({ country: v.pipe(v.string(), v.nonEmpty()), city: TextSchema }),
  spec: "accounts-6.4",
});

import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { getList, MaybeIdSchema, TextSchema } from "./lenient.js";

// The specification does not describe the answers of these calls, so unknown fields are kept.

/** Migrates the user's data from an older site. Repeated calls change nothing. */
export const migrateUser = endpoint({
  name: "migrateUser",
  method: "POST",
  base: "api",
  path: "user/migrate",
  answer: v.looseObject({}),
  spec: "content-7.17",
});

/** Lists the user's attributes. A `value` is often `key|value` (accounts-3.2). */
export const userAttributes = endpoint({
  name: "userAttributes",
  method: "GET",
  base: "api",
  path: "user/attributes",
  answer: v.looseObject({ attributes: getList(v.object({ name: v.string(), value: TextSchema })) }),
  spec: "content-7.17",
});

/** Returns one article, by the parts of its address `/{yyyy}/{mm}/{slug}` (content-2.13). */
export const articleComponent = endpoint({
  name: "articleComponent",
  method: "GET",
  base: "api",
  path: "components/article/{year}/{month}/{seo}",
  params: v.object({ year: v.string(), month: v.string(), seo: v.string() }),
  answer: v.looseObject({ id: MaybeIdSchema, title: TextSchema, summary: TextSchema }),
  failures: { 404: FailureSchema },
  spec: "content-7.17",
});

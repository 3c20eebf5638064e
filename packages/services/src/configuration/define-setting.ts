import { issuePath, type PageConfiguration, pageConfiguration, reportFault } from "@quire/core";
import * as v from "valibot";

/** Reads one setting: its value on this page, or its default. */
export interface Setting<Key extends string, Schema extends v.GenericSchema> {
  (): v.InferOutput<Schema>;
  readonly key: Key;
  readonly schema: Schema;
}

/**
 * Declares a setting. It is judged by itself, when it is first read and again after the configuration has
 * changed: a wrong value is reported and the default used, and the other settings stand.
 * @param schema gives the default for `undefined`
 * @__NO_SIDE_EFFECTS__
 */
export function defineSetting<const Key extends string, Schema extends v.GenericSchema>(
  key: Key,
  schema: Schema,
): Setting<Key, Schema> {
  let read: { readonly values: PageConfiguration; readonly value: v.InferOutput<Schema> } | undefined;
  const setting = () => {
    const values = pageConfiguration();
    if (read?.values !== values) read = { values, value: parseSetting(key, schema, values) };
    return read.value;
  };
  return Object.assign(setting, { key, schema });
}

function parseSetting<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
  values: PageConfiguration,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, Object.hasOwn(values, key) ? values[key] : undefined);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = [key, issuePath(issue)].filter(Boolean).join(".");
  reportFault("configuration/invalid", `The configuration's "${path}" cannot be used.`, {
    why: `${issue.message}.`,
    fix: `Until it is corrected, "${key}" has its default.`,
  });
  return v.parse(schema, undefined);
}

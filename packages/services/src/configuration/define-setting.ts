import { formatIssuePath } from "@quire/core";
import * as v from "valibot";
import { reportSetting } from "./report-setting.js";
import { getSetting, type Setting } from "./setting.js";

/**
 * Declares a setting by a schema.
 * @param schema gives the default for `undefined`
 * @__NO_SIDE_EFFECTS__
 */
export function defineSetting<const Key extends string, Schema extends v.GenericSchema>(
  key: Key,
  schema: Schema,
): Setting<Key, v.InferOutput<Schema>, v.InferInput<Schema>> {
  return getSetting(key, (input) => {
    const result = v.safeParse(schema, input);
    if (result.success) return result.output;
    const [issue] = result.issues;
    reportSetting(key, formatIssuePath(issue), issue.message);
    return v.parse(schema, undefined);
  });
}

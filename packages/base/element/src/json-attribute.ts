import * as v from "valibot";
import { type Attribute, jsonAttributeBy } from "./attribute.js";

/** JSON of a schema's shape. */
export function jsonAttribute<Value>(
  description: string,
  schema: v.GenericSchema<unknown, Value>,
  fallback: Value,
): Attribute<Value> {
  return jsonAttributeBy(description, (value) => v.parse(schema, value), fallback);
}

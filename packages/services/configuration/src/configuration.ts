import { type PageConfiguration, pageConfiguration, reportFault, setPageConfiguration } from "@quire/core";
import * as v from "valibot";
import { type Configuration, type ConfigurationInput, settings } from "./settings.js";

let parsed: { readonly values: PageConfiguration; readonly configuration: Configuration } | undefined;

/** The page's configuration, parsed; read again only after it has changed. */
export function configuration(): Configuration {
  const values = pageConfiguration();
  if (parsed?.values !== values) parsed = { values, configuration: parseConfiguration(values) };
  return parsed.configuration;
}

/** Sets values from code, over what the page's script block says. Wrong ones are reported, as there. */
export function configure(values: ConfigurationInput): void {
  setPageConfiguration(values);
}

/**
 * Judges each value by itself: a wrong one is reported and its default used, so that one slip does not
 * take the rest along.
 */
export function parseConfiguration(values: PageConfiguration): Configuration {
  for (const key of Object.keys(values)) {
    if (!Object.hasOwn(settings, key)) reportUnknown(key);
  }
  const entries = Object.entries(settings).map(([key, schema]) => [
    key,
    parseSetting(key, schema, Object.hasOwn(values, key) ? values[key] : undefined),
  ]);
  // Every key of `settings` went through its own schema.
  return Object.fromEntries(entries) as Configuration;
}

function parseSetting(key: string, schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = [key, ...(issue.path ?? []).map((part) => String(part.key))].join(".");
  reportFault("configuration/invalid", `The configuration's "${path}" cannot be used.`, {
    why: `${issue.message}.`,
    fix: `Correct it in the page's configuration; the default of "${key}" is used until then.`,
  });
  return v.parse(schema, undefined);
}

function reportUnknown(key: string): void {
  const nearest = nearestKey(key);
  reportFault("configuration/unknown-key", `The configuration's "${key}" is not a setting.`, {
    why: "It is ignored.",
    fix: nearest ? `Did you mean "${nearest}"?` : `Settings are: ${Object.keys(settings).join(", ")}.`,
  });
}

/** The setting that differs in case, in a part, or after the first letters. */
function nearestKey(key: string): string | undefined {
  const wanted = key.toLowerCase();
  return Object.keys(settings).find((known) => {
    const name = known.toLowerCase();
    return name.includes(wanted) || wanted.includes(name) || name.slice(0, 4) === wanted.slice(0, 4);
  });
}

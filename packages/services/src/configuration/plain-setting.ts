import { getSetting, type Setting } from "./setting.js";

/**
 * Declares a setting that is read before schemas load, by a page's first call or by an early form. The code that reports an
 * invalid value loads when needed.
 * @param fallback returns the value when the page sets none, or an invalid one
 * @__NO_SIDE_EFFECTS__
 */
export function plainSetting<const Key extends string, Value>(
  key: Key,
  fallback: () => Value,
  isValid: (value: unknown) => value is Value,
): Setting<Key, Value, Value | undefined> {
  return getSetting(key, (value) => {
    if (value === undefined) return fallback();
    if (isValid(value)) return value;
    import("./plain-fault.js").then(
      ({ reportPlain }) => reportPlain(key, value),
      () => {}, // The default applies even if the report fails to load.
    );
    return fallback();
  });
}

import { type Setting, settingOf } from "./setting.js";

/**
 * Declares a setting that is read before any schema is loaded: by a page's first call, and by a form before React. What
 * is wrong with one is told by code that comes then.
 * @param fallback where the page says nothing, or what cannot be used
 * @__NO_SIDE_EFFECTS__
 */
export function plainSetting<const Key extends string, Value>(
  key: Key,
  fallback: Value,
  isValid: (said: unknown) => said is Value,
): Setting<Key, Value, Value | undefined> {
  return settingOf(key, (said) => {
    if (said === undefined) return fallback;
    if (isValid(said)) return said;
    import("./plain-fault.js").then(
      ({ reportPlain }) => reportPlain(key, said),
      () => {}, // The default holds, told or not.
    );
    return fallback;
  });
}

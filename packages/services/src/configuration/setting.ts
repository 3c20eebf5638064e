import { getPageSetting, type PageConfiguration, pageConfiguration } from "@quire/core";

/** Reads one setting: its value on this page, or its default. */
export interface Setting<Key extends string, Value, Input = Value> {
  (): Value;
  readonly key: Key;
  /** Never set. It only carries the type of valid input. */
  readonly input?: Input;
}

/**
 * Declares a setting. It is checked at the first read, and again after the configuration has changed. An invalid value is
 * reported and replaced by the default. Other settings are not affected.
 * @param judge returns the value for the page's input, and the default for `undefined`
 * @__NO_SIDE_EFFECTS__
 */
export function getSetting<const Key extends string, Value, Input>(
  key: Key,
  judge: (input: unknown) => Value,
): Setting<Key, Value, Input> {
  let read: { readonly values: PageConfiguration; readonly value: Value } | undefined;
  const setting = () => {
    const values = pageConfiguration();
    if (read?.values !== values) read = { values, value: judge(getPageSetting(key)) };
    return read.value;
  };
  return Object.assign(setting, { key });
}

import { type PageConfiguration, pageConfiguration, pageSetting } from "@quire/core";

/** Reads one setting: its value on this page, or its default. */
export interface Setting<Key extends string, Value, Input = Value> {
  (): Value;
  readonly key: Key;
  /** Only for the type: what a page may say. */
  readonly input?: Input;
}

/**
 * A setting is judged by itself, when it is first read and again after the configuration has changed: a wrong value is
 * reported and the default used, and the other settings stand.
 * @param judge gives the value for what the page says, and the default for `undefined`
 * @__NO_SIDE_EFFECTS__
 */
export function settingOf<const Key extends string, Value, Input>(
  key: Key,
  judge: (said: unknown) => Value,
): Setting<Key, Value, Input> {
  let read: { readonly values: PageConfiguration; readonly value: Value } | undefined;
  const setting = () => {
    const values = pageConfiguration();
    if (read?.values !== values) read = { values, value: judge(pageSetting(key)) };
    return read.value;
  };
  return Object.assign(setting, { key });
}

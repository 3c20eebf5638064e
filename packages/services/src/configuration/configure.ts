import { setErrorListener, setPageConfiguration } from "@quire/core";
import type * as callSettings from "./call-settings.js";
import { onError } from "./call-settings.js";
import type * as pageSettings from "./settings.js";

type Settings = typeof callSettings & typeof pageSettings;

/** Input of `configure`: any of the settings. */
export type ConfigurationInput = {
  readonly [Key in keyof Settings]?: Settings[Key]["input"];
};

/**
 * Sets values from code. They override the page's script block. Invalid values are reported.
 * @example
 * configure({ api: "/api/", onError: (error) => monitor.captureException(error, { tags: { code: error.code } }) });
 */
export function configure(values: ConfigurationInput): void {
  setPageConfiguration(values);
  if ("onError" in values) setErrorListener(onError());
}

import { afterPaint, idle, modules, starts } from "virtual:quire/application";
import { pageSingleton, showTriggerState } from "@quire/core";
import { captureClicks, createPage, keepMessages } from "@quire/loader";
import { type ConfigurationInput, configure } from "@quire/services/configuration";
import { createModuleLoader } from "./module-loader.js";

/**
 * Starts Quire on a page like the page script: the session, the cart, follows, all `data-quire-do` and
 * `data-quire-open`, tags and data mounts. It runs once a page. After an earlier call, or with the page script, it only
 * applies the configuration. On a server it does nothing.
 */
export function start(configuration: ConfigurationInput = {}): void {
  if (typeof document === "undefined") return;
  configure(configuration);
  pageSingleton("loader", () => {
    keepMessages();
    const page = createPage(createModuleLoader(modules), starts, afterPaint, idle);
    captureClicks((trigger, keyboard) => {
      showTriggerState(trigger, "busy");
      page.activate(trigger, keyboard);
    });
    return "application";
  });
}

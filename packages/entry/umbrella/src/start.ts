import { afterPaint, idle, modules, starts } from "virtual:quire/application";
import { pageSingleton, showTriggerState } from "@quire/core";
import { captureClicks, createPage, keepMessages } from "@quire/loader";
import { type ConfigurationInput, configure } from "@quire/services/configuration";
import { createModuleLoader } from "./module-loader.js";

/**
 * Brings a page to life, as the page script does: who is reading, the cart, what is followed, every
 * `data-quire-do` and `data-quire-open`, tags and data mounts. Once a page: where the page script is, or this was
 * called before, only the configuration is taken. On a server nothing happens.
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

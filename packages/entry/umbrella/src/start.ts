import { afterPaint, idle, modules, starts } from "virtual:quire/application";
import { pageSingleton, showTriggerState } from "@quire/core";
import { captureClicks, createPage, keepMessages } from "@quire/loader";
import { type ConfigurationInput, configure } from "@quire/services/configuration";
import { createModuleLoader } from "./module-loader.js";
import { type Navigate, routeNavigations } from "./route-navigations.js";

export interface StartOptions extends ConfigurationInput {
  /**
   * Navigates within the application (beyond-265). Links of widgets, sign-in and checkout then load no new document.
   * @example navigate: (url) => router.push(url)
   */
  readonly navigate?: Navigate | undefined;
}

let endRouting: (() => void) | undefined;

/**
 * Starts Quire on a page like the page script: the session, the cart, follows, all `data-quire-do` and
 * `data-quire-open`, tags and data mounts. It runs once a page. After an earlier call, or with the page script, it only
 * applies the options. On a server it does nothing.
 * @example
 * start({ api: "/api/", navigate: (url) => router.push(url) });
 */
export function start({ navigate, ...configuration }: StartOptions = {}): void {
  if (typeof document === "undefined") return;
  configure(configuration);
  if (navigate) {
    endRouting?.();
    endRouting = routeNavigations(navigate);
  }
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

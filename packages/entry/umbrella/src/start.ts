import { afterPaint, idle, modules, starts } from "virtual:quire/application";
import { messagesReady, pageSingleton, QuireError, showTriggerState } from "@quire/core";
import {
  type ChunkLoader,
  captureClicks,
  createPage,
  type KnownFiles,
  keepMessages,
  knownChunks,
} from "@quire/loader";
import { type ConfigurationInput, configure } from "@quire/services/configuration";
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

type Modules = Readonly<Record<string, () => Promise<Record<string, unknown>>>>;

/**
 * Imports the files that the page script would fetch, as chunks of the application's bundler. For an unknown name, the
 * developer gets the nearest known one.
 */
function createModuleLoader(modules: Modules): ChunkLoader {
  let running = 0;

  async function load(file: string): Promise<Record<string, unknown>> {
    running++;
    try {
      // A widget in another language than English never shows English first.
      await messagesReady();
      return (await modules[file]?.()) ?? {};
    } catch (cause) {
      throw new QuireError("chunk/failed", `${file} could not be loaded.`, {
        fix: "Keep all files of a release of the application where they are.",
        cause,
      });
    } finally {
      running--;
    }
  }

  const quiet = async () => {
    do await new Promise((resolve) => setTimeout(resolve, 300));
    while (running);
  };
  return knownChunks(
    { load, quiet },
    { widgets: namesIn(modules, "widgets"), actions: namesIn(modules, "actions") },
  );
}

function namesIn(modules: Modules, folder: string): KnownFiles {
  const files = Object.keys(modules).filter((file) => file.startsWith(`${folder}/`));
  return Object.fromEntries(files.map((file) => [file.slice(folder.length + 1, -".js".length), true]));
}

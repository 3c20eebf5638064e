import { ownWindow, report } from "@quire/core";
import { type CreateShell, knownShell, type Shell, shellOf } from "@quire/frame";
import type { ChunkLoader } from "./chunk-loader.js";
import { widgetName } from "./names.js";
import type { Roots } from "./roots.js";
import { whenIdle, whenVisible } from "./when.js";

const RETRIES = [2_000, 10_000, 30_000];

/** Names of widgets that come in another way than most, which have a shell before React. */
export interface WidgetKinds {
  /** The page's own content stands until React shows them. */
  readonly withoutShell: readonly string[];
  /** Plain DOM: their element is all of them. */
  readonly plain: readonly string[];
}

/** Brings the code of widgets when their elements need it. */
export interface Widgets {
  /** Takes care of elements that are not defined yet, each as its `loading` says. */
  discover(): void;
  /** Runs a widget's code now. */
  define(name: string): Promise<void>;
  /** The plain-DOM shell of a host whose widget has one. */
  shell(host: HTMLElement, name: string): Promise<Shell>;
  /** Fetches what `shell` will need. */
  fetchShell(name: string): Promise<unknown>;
  /** Fetches the code of a widget that has a shell when the page is idle; nothing runs. */
  expect(name: string): void;
}

export function createWidgets(
  chunks: ChunkLoader,
  roots: Roots,
  { withoutShell, plain }: WidgetKinds,
): Widgets {
  const adopted = new WeakSet<Element>();
  const expected = new Set<string>();
  const asked = new Set<string>(); // Their code needs no fetching ahead.
  const failures = new Map<string, number>();

  async function define(name: string): Promise<void> {
    asked.add(name);
    try {
      await chunks.load(`widgets/${name}.js`);
    } catch (error) {
      report(error);
      for (const host of roots.find(`quire-${name}:not(:defined)`)) showFailure(host, name);
      retryLater(name);
      throw error;
    }
  }

  function showFailure(host: HTMLElement, name: string): void {
    showState(host, name, "error");
    knownShell(host)?.frame?.fail(() => tryDefine(name));
  }

  /** Until it works, or the tries are used up; a reader's own try does not wait for this. */
  function retryLater(name: string): void {
    const failed = failures.get(name) ?? 0;
    failures.set(name, failed + 1);
    const delay = RETRIES[failed];
    if (delay !== undefined) setTimeout(tryDefine, delay, name);
    else ownWindow.addEventListener("online", () => tryDefine(name), { once: true });
  }

  function tryDefine(name: string): void {
    define(name).catch(() => {}); // It has been reported, and is shown on the element.
  }

  const isPlain = (name: string) => plain.includes(name);

  function fetchShell(name: string): Promise<Record<string, unknown>> {
    return chunks.load(isPlain(name) ? `widgets/${name}.js` : `shells/${name}.js`);
  }

  async function shell(host: HTMLElement, name: string): Promise<Shell> {
    const module = await fetchShell(name);
    const made = knownShell(host);
    if (made) return made; // By a plain widget's own element.
    // The build makes shells/ of files that export just this.
    return shellOf(host, module.shell as CreateShell);
  }

  async function prefetch(name: string): Promise<void> {
    // The build writes into each shell what its widget imports.
    const { needs = [] } = await fetchShell(name);
    await chunks.prefetch(needs as string[]);
  }

  function expect(name: string): void {
    if (expected.has(name)) return;
    expected.add(name);
    // A prefetch that fails costs nothing: the code is asked for again when it is needed.
    whenIdle(() => asked.has(name) || prefetch(name).catch(() => {}));
  }

  function adopt(host: HTMLElement): void {
    const name = widgetName(host);
    if (!name || adopted.has(host)) return;
    adopted.add(host);
    showState(host, name, "loading");
    const hasShell = !withoutShell.includes(name);
    const need = () => tryDefine(name);
    if (isPlain(name)) {
      need();
      return;
    }
    // A name that nobody knows has no shell either: its widget then says what is wrong.
    if (hasShell) shell(host, name).catch(need);
    const loading = host.getAttribute("loading") ?? (hasShell ? "intent" : "visible");
    if (loading === "eager") need();
    else if (loading === "idle") whenIdle(need);
    else if (loading !== "intent") whenVisible(host, need);
    else if (hasShell) expect(name);
  }

  function discover(): void {
    for (const element of roots.fresh(":not(:defined)")) adopt(element);
  }

  return { discover, define, shell, fetchShell, expect };
}

function showState(host: HTMLElement, name: string, state: string): void {
  host.dataset.state = state;
  if (host.parentElement?.dataset.quire === name) host.parentElement.dataset.state = state;
}

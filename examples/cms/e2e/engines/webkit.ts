import { spawn } from "node:child_process";
import { once } from "node:events";
import * as v from "valibot";
import { expect } from "vitest";
import { findDisplayServer } from "../../../../tools/engines.mjs";
import { getFreePort } from "../../../../tools/test/get-free-port.mjs";
import { type Engine, evaluateBy, frameIn, type Key, type Tab, type View } from "./engine.js";
import { type Command, newSession } from "./webdriver.js";

/** The key names of WebDriver. */
const KEYS: Readonly<Record<Key, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowDown: "\uE015",
};

/** Launches WebKitGTK with its own driver on a virtual display. */
export async function launchWebKit(driverPath: string): Promise<Engine> {
  const display = process.env.DISPLAY ? undefined : await openDisplay();
  const env = { ...process.env, DISPLAY: display?.name ?? process.env.DISPLAY };
  const port = await getFreePort();
  const driver = spawn(driverPath, [`--port=${port}`], { env, stdio: "ignore" });
  const end = () => {
    driver.kill();
    display?.end();
  };
  const session = await newSession(`http://127.0.0.1:${port}`).catch((error) => {
    end();
    throw error;
  });
  return {
    newReader: (origin) => newReader(session.send, origin),
    close: () => session.end().finally(end),
  };
}

/** Prepares the one session for a new user, and clears everything of the user before. */
async function newReader(send: Command, origin: string): Promise<Tab> {
  const tab = await getTab(send, origin);
  await tab.goto("/assets/mark.svg");
  await tab.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await send("DELETE", "cookie");
  return tab;
}

const HandlesSchema = v.array(v.string());

async function getTab(send: Command, origin: string): Promise<Tab> {
  const handles = async () => v.parse(HandlesSchema, await send("GET", "window/handles"));
  const [own = ""] = await handles();
  const others = async () => (await handles()).filter((one) => one !== own);
  const view = getView(within(send, own));
  return {
    ...view,
    errors: [], // The WebKit driver does not report errors.
    async goto(address) {
      await within(send, own)("POST", "url", { url: new URL(address, origin).href });
    },
    frame: () => frameIn(view, evaluating(within(send, own, FRAME))),
    async opened() {
      await expect.poll(others, { timeout: 15_000 }).toHaveLength(1);
      const [opened = ""] = await others();
      return getView(within(send, opened));
    },
    isAlone: async () => (await others()).length === 0,
  };
}

/** Makes a command run in a window, and there in a frame. */
function within(send: Command, handle: string, frame = ""): Command {
  return async (method, path, body) => {
    await send("POST", "window", { handle });
    if (frame)
      await send("POST", "frame", { id: await send("POST", "execute/sync", { script: frame, args: [] }) });
    return send(method, path, body);
  };
}

/** Returns the first frame of the page, even inside a shadow root. */
const FRAME = `return (function find(root) {
  for (const one of root.querySelectorAll("*")) {
    const frame = one.localName === "iframe" ? one : one.shadowRoot && find(one.shadowRoot);
    if (frame) return frame;
  }
})(document);`;

/** Evaluates an expression by a WebDriver command, and awaits its promise. */
const evaluating = (send: Command) => (expression: string) => {
  const script = `const [done] = arguments; Promise.resolve(${expression}).then(done);`;
  return send("POST", "execute/async", { script, args: [] });
};

function getView(send: Command): View {
  const act = async (type: string, actions: readonly object[], more: object = {}) => {
    await send("POST", "actions", { actions: [{ type, id: type, actions, ...more }] });
  };
  const stroke = (value: string) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
  return {
    evaluate: evaluateBy(evaluating(send)),
    pressAt: ({ x, y }) =>
      act("pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    press: (key) => act("key", stroke(KEYS[key])),
    type: (text) => act("key", Array.from(text).flatMap(stroke)),
  };
}

async function openDisplay(): Promise<{ readonly name: string; end(): void }> {
  const server = findDisplayServer() ?? "Xvfb";
  const display = spawn(server, ["-displayfd", "3", "-screen", "0", "1280x960x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(display.stdio[3] ?? display, "data");
  return { name: `:${String(number).trim()}`, end: () => display.kill() };
}

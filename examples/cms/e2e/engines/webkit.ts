import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { findDisplayServer } from "../../../../tools/engines.mjs";
import { type Engine, evaluateBy, type Key, type Tab } from "./engine.js";
import { type Command, newSession } from "./webdriver.js";

/** WebDriver's names of keys. */
const KEYS: Readonly<Record<Key, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowDown: "\uE015",
};

/** WebKitGTK, by its own driver, on a display that nobody sees. */
export async function launchWebKit(driverPath: string): Promise<Engine> {
  const display = process.env.DISPLAY ? undefined : await openDisplay();
  const env = { ...process.env, DISPLAY: display?.name ?? process.env.DISPLAY };
  const port = await freePort();
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

/** One session for all readers: each finds nothing of the one before. */
async function newReader(send: Command, origin: string): Promise<Tab> {
  const tab = tabOf(send, origin);
  await tab.goto("/assets/mark.svg");
  await tab.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await send("DELETE", "cookie");
  return tab;
}

function tabOf(send: Command, origin: string): Tab {
  const act = async (type: string, actions: readonly object[], more: object = {}) => {
    await send("POST", "actions", { actions: [{ type, id: type, actions, ...more }] });
  };
  const stroke = (value: string) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
  return {
    errors: [], // Its driver does not tell of them.
    async goto(address) {
      await send("POST", "url", { url: new URL(address, origin).href });
    },
    evaluate: evaluateBy((expression) => {
      const script = `const [done] = arguments; Promise.resolve(${expression}).then(done);`;
      return send("POST", "execute/async", { script, args: [] });
    }),
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  return address.port;
}

import puppeteer, { type Browser, type LaunchOptions, type Page } from "puppeteer-core";
import { expect } from "vitest";
import { CHROMIUM_ARGS } from "../../../../tools/chromium.mjs";
import { type Engine, evaluateBy, frameIn, type Tab, type View } from "./engine.js";

/** Launches the system's Firefox with WebDriver BiDi. */
export const launchFirefox = (executablePath: string) =>
  launch({ browser: "firefox", executablePath, headless: true });

/** Launches Chromium with the Chrome DevTools Protocol. */
export const launchChromium = (executablePath: string) =>
  launch({ browser: "chrome", executablePath, headless: "shell", args: CHROMIUM_ARGS });

async function launch(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch(options);
  return {
    newReader: (origin) => newReader(browser, origin),
    close: () => browser.close(),
  };
}

async function newReader(browser: Browser, origin: string): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  const others = async () => (await context.pages()).filter((one) => one !== page);
  const view = getView(page);
  return {
    ...view,
    errors,
    async goto(address) {
      await page.goto(new URL(address, origin).href);
    },
    frame: () => frameIn(view, async (expression) => getChild(page)?.evaluate(expression)),
    async opened() {
      await expect.poll(others, { timeout: 15_000 }).toHaveLength(1);
      const [opened = page] = await others();
      return getView(opened);
    },
    isAlone: async () => (await others()).length === 0,
  };
}

function getView(page: Page): View {
  return {
    evaluate: evaluateBy((expression) => page.evaluate(expression)),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
  };
}

const getChild = (page: Page) => page.mainFrame().childFrames()[0];

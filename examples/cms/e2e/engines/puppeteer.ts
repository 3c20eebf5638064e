import puppeteer, { type Browser, type LaunchOptions } from "puppeteer-core";
import { CHROMIUM_ARGS } from "../../../../tools/chromium.mjs";
import { type Engine, evaluateBy, type Tab } from "./engine.js";

/** The system's Firefox, by WebDriver BiDi. */
export const launchFirefox = (executablePath: string) =>
  launch({ browser: "firefox", executablePath, headless: true });

/** Chromium, by its own protocol. */
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
  return {
    errors,
    async goto(address) {
      await page.goto(new URL(address, origin).href);
    },
    evaluate: evaluateBy((expression) => page.evaluate(expression)),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
  };
}

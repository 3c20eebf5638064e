import puppeteer, { type Browser } from "puppeteer-core";
import { type Engine, evaluateBy, type Tab } from "./engine.js";

/** The system's Firefox, by WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
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

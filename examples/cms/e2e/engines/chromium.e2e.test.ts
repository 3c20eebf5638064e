import { testMainFlows } from "./main-flows.js";
import { launchChromium } from "./puppeteer.js";

testMainFlows("Chromium", launchChromium);

import { testMainFlows } from "./main-flows.js";
import { launchFirefox } from "./puppeteer.js";

testMainFlows("Firefox", launchFirefox);

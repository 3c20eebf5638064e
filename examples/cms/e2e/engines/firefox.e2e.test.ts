import { launchFirefox } from "./firefox.js";
import { testMainFlows } from "./main-flows.js";

testMainFlows("Firefox", launchFirefox);

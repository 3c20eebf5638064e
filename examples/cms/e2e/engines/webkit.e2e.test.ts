import { testMainFlows } from "./main-flows.js";
import { launchWebKit } from "./webkit.js";

testMainFlows("WebKit", launchWebKit);

// @vitest-environment jsdom
import { describeSimulatedDom } from "../test/describe-simulated-dom.js";

describeSimulatedDom("jsdom");

// @vitest-environment happy-dom
import { describeSimulatedDom } from "../test/describe-simulated-dom.js";

describeSimulatedDom("happy-dom");

// @vitest-environment happy-dom
import { describeApplication } from "../test/describe-application.js";

describeApplication("happy-dom");

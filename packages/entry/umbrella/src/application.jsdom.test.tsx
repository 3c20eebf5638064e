// @vitest-environment jsdom
import { describeApplication } from "../test/describe-application.js";

describeApplication("jsdom");

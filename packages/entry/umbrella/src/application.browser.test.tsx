import { describeApplication } from "../test/describe-application.js";

describeApplication("a browser");

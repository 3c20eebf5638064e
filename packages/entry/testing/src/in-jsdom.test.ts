// @vitest-environment jsdom
import { answersIn } from "../test/answers-in.js";

answersIn("jsdom");

// @vitest-environment happy-dom
import { answersIn } from "../test/answers-in.js";

answersIn("happy-dom");

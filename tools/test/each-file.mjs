import "./patience.mjs";
import { newPage } from "../../packages/base/conformance/src/new-page.ts";

// Files share a worker: each begins as if its page had just been loaded.
newPage();

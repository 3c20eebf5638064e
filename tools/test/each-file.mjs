import "./patience.mjs";
import { newPage } from "../../packages/base/conformance/src/new-page.ts";

// Files share a worker, so each starts as if its page had just loaded.
newPage();

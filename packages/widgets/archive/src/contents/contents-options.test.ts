import { expect, it } from "vitest";
import { getCodeInAddress } from "./contents-options.js";

it.each([
  ["/archive-toc/BR2501", "BR2501"],
  ["/archive-toc/3991/", "3991"],
  ["/archive-toc/100%", "100%"],
  ["/archive-toc", ""],
  ["/archive-toc/", ""],
  ["/magazine/archive-toc/3991", ""],
  ["/archive-toc/3991/extra", ""],
])("reads from the address %s the issue %j (content-2.11)", (path, code) => {
  expect(getCodeInAddress(path)).toBe(code);
});

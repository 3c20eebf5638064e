import { beforeEach, vi } from "vitest";
import { commands } from "vitest/browser";
import "./patience.mjs";

/** True if a test has moved the real pointer, which would rest on an element of the next test. */
let hasMoved = false;
addEventListener("pointermove", ({ isTrusted }) => (hasMoved ||= isTrusted), { capture: true });

// Each test begins with the focus on the body and the pointer off the page.
beforeEach(async () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (!hasMoved) return;
  await commands.leavePage();
  hasMoved = false;
});

// Files share a tab, so stored data of one test must not reach the next.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) {
    // biome-ignore lint/suspicious/noDocumentCookie: this way is synchronous
    document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; Path=/`;
  }
});

// Only the test advances fake time. While a click or `expect.poll` waits, Vitest would advance it by as long
// as the machine takes. A delay that is tested from both sides would then end early.
vi.isFakeTimers = () => false;

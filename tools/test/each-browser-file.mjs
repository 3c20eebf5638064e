import { beforeEach, vi } from "vitest";
import "./patience.mjs";

// Files share a tab, so stored data of one test must not reach the next.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) {
    // biome-ignore lint/suspicious/noDocumentCookie: this way is synchronous
    document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; Path=/`;
  }
});

// Only the test advances fake time. Vitest would advance it while a click or `expect.poll` waits, by as long as the
// machine takes. A delay that is tested from both sides would then end early.
vi.isFakeTimers = () => false;

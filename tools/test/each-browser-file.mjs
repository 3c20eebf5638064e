import { beforeEach, vi } from "vitest";
import "./patience.mjs";

// Files share a tab: nothing that one test has kept there, as the mark of a sign-in, is found by the next.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) {
    // biome-ignore lint/suspicious/noDocumentCookie: it needs no waiting
    document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; Path=/`;
  }
});

// Time that a test holds goes on by the test alone. Vitest lets it go on while a press or `expect.poll` waits, as much
// as the machine is slow: a delay that is told from both sides would end early.
vi.isFakeTimers = () => false;

import { beforeEach } from "vitest";

// Files share a tab: nothing that one test has kept there, as the mark of a sign-in, is found by the next.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

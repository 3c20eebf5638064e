import { expect, it, vi } from "vitest";
import { followPolicy } from "./follow-policy.js";

const ORIGIN = "https://site.test";

/** The browser's event for a frame that the page's policy has blocked. */
const barred = (blockedURI: string) =>
  new SecurityPolicyViolationEvent("securitypolicyviolation", {
    blockedURI,
    disposition: "enforce",
    effectiveDirective: "frame-src",
    violatedDirective: "frame-src",
    documentURI: location.href,
    originalPolicy: "frame-src 'self'",
    statusCode: 200,
  });

function follow(...early: Event[]) {
  const over = new AbortController();
  const refuse = vi.fn(() => over.abort());
  return { refuse, letIn: followPolicy({ origin: ORIGIN, early, signal: over.signal, refuse }) };
}

it("treats an origin with the same prefix as another site (beyond-92)", () => {
  const { refuse, letIn } = follow(barred(`${ORIGIN}.evil.test/`), barred(`${ORIGIN}9`));
  letIn();
  expect(refuse).not.toHaveBeenCalled();
  expect(follow(barred(`${ORIGIN}/video`)).refuse).toHaveBeenCalledOnce();
});

it("reports no violation after the frame's page has answered (beyond-92)", () => {
  const { refuse, letIn } = follow();
  letIn();
  document.dispatchEvent(barred(ORIGIN));
  expect(refuse).not.toHaveBeenCalled();
});

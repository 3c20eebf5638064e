import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import "../define/video-embed.js";
import "./framed/listen-to-frame.js"; // Loads the chunk early: Vite transforms it slowly on first request.
import "./framed/report-barred.js";

beforeEach(() => {
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

// A policy cannot be taken back: this page has no other tests.
it("links to the site and warns the developer when the page's policy blocks the frame (beyond-22)", async () => {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "frame-src 'self'";
  document.head.append(policy);
  document.body.innerHTML = `<quire-video-embed src="https://site.test/video/embed/7001/a">
    <a href="https://site.test/video/7001/a">A film</a></quire-video-embed>`;
  const host = document.querySelector("quire-video-embed") as HTMLElement;
  const start = host.shadowRoot?.querySelector<HTMLElement>("[part=start]");
  start?.click();
  await expect.poll(() => host.dataset.state).toBe("error");
  expect(host.shadowRoot?.querySelector("iframe")).toBeNull();
  expect(host.shadowRoot?.querySelector("[part=embed]")?.textContent).toBe("This video can’t be shown here.");
  expect(host.querySelector("a")?.checkVisibility()).toBe(true);
  const getReports = () => vi.mocked(console.error).mock.calls.map(([line]) => String(line));
  await expect
    .poll(getReports)
    .toEqual([expect.stringContaining("Name https://site.test in its frame-src.")]);
});

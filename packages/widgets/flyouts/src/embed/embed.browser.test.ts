import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../define/embed-flyout.js";
import { openFlyout } from "../../test/open-flyout.js";

const open = (attributes: Readonly<Record<string, string>>) =>
  openFlyout("embed-flyout", "textarea", attributes);
const field = () => page.getByRole("textbox", { name: "Embed code" });

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("shows the video's embed code (480 by 270) in a read-only field, and copies it (content-2.33)", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open({ url: "/video/embed/12/the-napkin", title: 'The "Napkin"' });
  const code = `<iframe width="480" height="270" src="${location.origin}/video/embed/12/the-napkin" title="The &quot;Napkin&quot;" allow="fullscreen" loading="lazy"></iframe>`;
  await expect.element(field()).toHaveValue(code);
  await expect.element(field()).toHaveAttribute("readonly");
  await userEvent.click(page.getByRole("button", { name: "Copy" }));
  expect(write).toHaveBeenCalledWith(code);
});

it("shows the page's own code literally", async () => {
  const code = '<iframe src="/v"></iframe><script>alert(1)</script>';
  const { host } = await open({ code });
  await expect.element(field()).toHaveValue(code);
  expect(host.shadowRoot?.querySelector("iframe, script")).toBeNull();
});

it("shows another video's code when another trigger opens it", async () => {
  const { host } = await open({ url: "/video/embed/12/a" });
  host.setAttribute("url", "/video/embed/13/b");
  await expect.poll(() => (field().element() as HTMLTextAreaElement).value).toContain("/video/embed/13/b");
});

it("shows an error instead of a code for a script URL (robustness-8)", async () => {
  const { host } = await openFlyout("embed-flyout", "[role=alert]", { url: "javascript:alert(1)" });
  expect(page.getByRole("alert").element().textContent).toBe("This video can’t be embedded.");
  expect(host.dataset.state).toBe("error");
});

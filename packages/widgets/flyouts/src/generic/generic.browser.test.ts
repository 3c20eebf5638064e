import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import "../define/flyout.js";
import { openFlyout } from "../../test/open-flyout.js";

afterEach(() => document.body.replaceChildren());

const getTitle = (dialog: HTMLElement) => dialog.querySelector("[part=title]")?.textContent;

/** Opens the flyout with markup of the page inside. */
async function openWith(markup: string, attributes: Readonly<Record<string, string>> = {}) {
  const host = document.createElement("quire-flyout");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  host.innerHTML = markup;
  document.body.append(host);
  host.toggleAttribute("open", true);
  await expect.poll(() => host.dataset.state).toBe("ready");
  return host;
}

it("shows the title and body of its attributes, and follows changes (content-2.35)", async () => {
  const { host, dialog } = await openFlyout("flyout", "[part=text]", {
    heading: "About prices",
    body: "They are net.\nVAT is added.",
  });
  expect(getTitle(dialog)).toBe("About prices");
  const body = dialog.querySelector<HTMLElement>("[part=text]");
  expect(body?.textContent).toBe("They are net.\nVAT is added.");
  expect(body && getComputedStyle(body).whiteSpace).toBe("pre-line");
  host.setAttribute("heading", "About costs");
  await expect.poll(() => getTitle(dialog)).toBe("About costs");
});

it("shows the markup inside, with the title of its slot (content-2.35)", async () => {
  const host = await openWith('<h3 slot="heading">Terms</h3><p>All <a href="/terms">terms</a>.</p>');
  await expect.element(page.getByRole("dialog", { name: "Terms" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "terms" })).toBeVisible();
  expect(host.querySelector("h3")?.checkVisibility()).toBe(false);
});

it("shows its body attribute instead of the markup", async () => {
  const host = await openWith("<p>Markup</p>", { body: "Body" });
  await expect.element(page.getByText("Body")).toBeVisible();
  expect(host.querySelector("p")?.checkVisibility()).toBe(false);
});

it("hides the markup while it is closed", async () => {
  const host = await openWith("<p>Markup</p>");
  host.toggleAttribute("open", false);
  // It closes with a short animation.
  await expect.poll(() => host.querySelector("p")?.checkVisibility()).toBe(false);
});

it("shows markup in its attributes as text (robustness-7)", async () => {
  const { dialog } = await openFlyout("flyout", "[part=text]", { heading: "<b>A</b>", body: "<img src=x>" });
  expect(getTitle(dialog)).toBe("<b>A</b>");
  expect(dialog.querySelector("[part=text]")?.textContent).toBe("<img src=x>");
  expect(dialog.querySelector("b, img")).toBeNull();
});

it("has an accessible name even without a heading", async () => {
  await openWith("<p>Markup</p>");
  await expect.element(page.getByRole("dialog", { name: "Information" })).toBeVisible();
});

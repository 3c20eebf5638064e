import { afterEach, expect, it } from "vitest";
import "./define.js";

afterEach(() => document.body.replaceChildren());

const LINKS = `
  <a href="/ascend?format=report#browse-reports-filter" data-breadcrumb="?format=report">Strategy</a>
  <a href="/ascend?topic=strategy#browse-reports-filter" data-breadcrumb="?topic=strategy">Reports</a>`;

function insert(content = LINKS, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const host = document.createElement("quire-breadcrumb-filter");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  host.innerHTML = content;
  document.body.append(host);
  return host;
}

const links = (host: HTMLElement) => [...(host.shadowRoot?.querySelectorAll("a") ?? [])];

it("has a link for each active filter that clears it and keeps the others", () => {
  const host = insert();
  const shown = links(host).map((link) => [link.ariaLabel ?? link.textContent, link.getAttribute("href")]);
  expect(shown).toEqual([
    ["Clear Strategy", "/ascend?format=report#browse-reports-filter"],
    ["Clear Reports", "/ascend?topic=strategy#browse-reports-filter"],
    ["Clear all", "/ascend#browse-reports-filter"],
  ]);
});

it("has no 'Clear all' for one filter", () => {
  const host = insert('<a href="/ascend" data-breadcrumb="">Strategy</a>', {
    listing: "hbr-analytic-services",
  });
  expect(links(host).map((link) => link.getAttribute("href"))).toEqual([
    "/hbr-analytic-services#browse-reports-filter",
  ]);
});

it("shows nothing if no filter is active, and shows filters that the page sets later", async () => {
  const host = insert("");
  expect(host.dataset.state).toBe("empty");
  host.innerHTML = LINKS;
  await expect.poll(() => links(host).length).toBe(3);
  expect(host.dataset.state).toBe("ready");
});

it("keeps the focus in a link when the element's code loads", async () => {
  const host = insert();
  links(host)[0]?.focus();
  host.setAttribute("listing", "ascend");
  host.append(" ");
  await new Promise(requestAnimationFrame);
  expect(host.shadowRoot?.activeElement).toBe(links(host)[0]);
});

it("takes its filters from an attribute before the element's code loads", () => {
  const host = insert("", { breadcrumbs: JSON.stringify([{ label: "Strategy", breadcrumb: "/x" }]) });
  expect(links(host).map((link) => link.getAttribute("href"))).toEqual(["/ascend/x#browse-reports-filter"]);
});

it.each(["{oops", "[1]", '[{"label":"x"}]'])(
  "uses the links if its breadcrumbs are %s (robustness-10)",
  (text) => {
    expect(links(insert(LINKS, { breadcrumbs: text })).length).toBe(3);
  },
);

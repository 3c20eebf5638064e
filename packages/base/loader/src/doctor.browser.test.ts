import { report, runtime } from "@quire/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDoctor } from "./doctor.js";

let answer: () => Promise<Response>;

beforeEach(() => {
  runtime().shared.clear();
  runtime().shared.set("loader", `${location.origin}/quire/`);
  answer = async () => new Response(null, { status: 401 });
  vi.stubGlobal("fetch", () => answer());
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(async () => {
  await userEvent.keyboard("{Escape}");
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rows = () => page.getByRole("dialog", { name: "Quire doctor" }).getByRole("listitem");

it("reports that all is well, and restores the focus when it closes", async () => {
  const before = document.body.appendChild(document.createElement("button"));
  before.focus();
  openDoctor();
  await expect.element(page.getByText(/^All is well: 0 tags and 0 triggers/)).toBeVisible();
  expect(document.activeElement).not.toBe(before);
  await userEvent.keyboard("{Escape}");
  expect(document.querySelector("[data-quire-doctor]")).toBeNull();
  expect(document.activeElement).toBe(before);
});

it("lists later faults too, each once, and removes fixed ones (beyond-20)", async () => {
  openDoctor();
  await expect.element(page.getByText(/^All is well/)).toBeVisible();
  const tag = document.body.appendChild(document.createElement("quire-mini-kart"));
  report(new Error("It broke."));
  await expect.element(page.getByText("2 findings", { exact: true })).toBeVisible();
  tag.remove();
  await expect.element(page.getByText("1 finding", { exact: true })).toBeVisible();
  await expect.element(rows().getByRole("heading", { name: "Error: It broke." })).toBeVisible();
});

it("shows reported faults as text, even if they contain markup (robustness-7)", async () => {
  report(new Error("<img src=x onerror=alert(1)>"));
  openDoctor();
  await expect
    .element(rows().getByRole("heading", { name: "Error: <img src=x onerror=alert(1)>" }))
    .toBeVisible();
  expect(document.querySelector("[data-quire-doctor]")?.shadowRoot?.querySelector("img")).toBeNull();
});

it("reports a self-closing tag, which contains the rest of the page (beyond-81)", async () => {
  const source = `<!-- <quire-search /> --><script>"<quire-toast />"</script>
    <quire-share-bar url=https://a.example/></quire-share-bar><br /><quire-topic-menu></quire-topic-menu>
    <quire-mini-cart item-limit="5" open />`;
  answer = async () => new Response(source, { headers: { "content-type": "text/html" } });
  openDoctor();
  const open = rows().getByRole("heading", { name: /stays open/ });
  await expect
    .poll(() => open.elements().map((heading) => heading.parentElement?.textContent))
    .toEqual([
      expect.stringMatching(
        /^<quire-mini-cart \/> stays open: .*Write <quire-mini-cart><\/quire-mini-cart>\./,
      ),
    ]);
});

it("reports an unreachable API", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  openDoctor();
  await expect
    .element(page.getByRole("heading", { name: /\/api\/user\/profile cannot be reached\.$/ }))
    .toBeVisible();
});

it.each([
  ["answers with an error", 502, /\/api\/user\/profile answers with 502\.$/],
  ["is unavailable", 404, /The API does not answer at .*\/api\/user\/profile \(404\)/],
] as const)("reports an API that %s", async (_, status, words) => {
  answer = async () => new Response(null, { status });
  openDoctor();
  await expect.element(page.getByRole("heading", { name: words })).toBeVisible();
});

it("ignores scripts that current browsers do not run when it looks for a second loader", async () => {
  const [old, currentScript] = [document.createElement("script"), document.createElement("script")];
  Object.assign(old, { noModule: true, src: "/quire/quire.classic.js" });
  Object.assign(currentScript, { type: "text/plain", src: "/quire/quire.js" });
  document.body.append(old, currentScript);
  openDoctor();
  await expect.element(page.getByText(/^All is well/)).toBeVisible();
});

it("links a finding to its code, and not an error of other code (beyond-404)", async () => {
  document.body.append(document.createElement("quire-mini-kart"));
  report(new Error("It broke."));
  openDoctor();
  await expect.element(page.getByText("2 findings", { exact: true })).toBeVisible();
  const links = rows().getByRole("link");
  expect(links.elements().map((link) => link.textContent)).toEqual(["widget/unknown"]);
  await expect.element(links).toHaveAttribute("href", expect.stringMatching(/\/errors#widget\/unknown$/));
  await expect.element(links).toHaveAccessibleName(/^widget\/unknown, documentation: <quire-mini-kart>/);
});

it("lists a faulty trigger once, and not after it is corrected (beyond-230)", async () => {
  const trigger = document.body.appendChild(document.createElement("button"));
  Object.assign(trigger.dataset, { quireDo: "follow", type: "topics", name: "Strategy" });
  openDoctor();
  await expect.element(rows().getByRole("heading", { name: /data-type cannot be/ })).toBeVisible();
  await expect.element(page.getByText("1 finding", { exact: true })).toBeVisible();
  trigger.dataset.type = "topic";
  await expect.element(page.getByText(/^All is well/)).toBeVisible();
});

it("makes no call to an API on a partner's page, and shows faults of its tags (beyond-207)", async () => {
  const requests: unknown[] = [];
  vi.stubGlobal("fetch", (address: unknown) => {
    requests.push(address);
    return answer();
  });
  let what = "<quire-search> does nothing on this page.";
  const lookAtTags = () =>
    what ? [{ area: "tag", code: "widget/unknown", what, fix: "Remove it." } as const] : [];
  openDoctor({ base: `${location.origin}/quire/`, lookAtTags });
  await expect.element(rows().getByRole("heading", { name: what })).toBeVisible();
  what = "";
  await expect.element(page.getByText("All is well: 0 tags, scripts and policy are in order.")).toBeVisible();
  expect(requests).toEqual([location.href]);
});

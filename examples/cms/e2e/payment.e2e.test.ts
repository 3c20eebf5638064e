import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { beforeAll, expect } from "vitest";
import { openAs } from "./harness/reader.js";
import { sourceScript } from "./harness/source-script.js";
import { it } from "./harness/test.js";

const ENTRY = fileURLToPath(new URL("./harness/order-script.ts", import.meta.url));
const NUMBER = "4242 4242 4242 4242";
const EXPIRES = "12 / 31";
/** Longer than any card's, so that no other number holds it by chance. */
const CODE = "9876543";
const SECRETS = [NUMBER, NUMBER.replaceAll(" ", ""), EXPIRES, CODE];

let script: string;
beforeAll(async () => {
  script = await sourceScript(ENTRY, "quireOrder");
});

/** Shows the configured payment service's fields on the page, as a widget does. */
const SHOW_FIELDS = `;(() => {
  const container = document.createElement("div");
  document.body.prepend(container);
  window.fields = quireOrder.paymentAdapter().mount(container);
})()`;

/** Everything that a script of the page can read afterwards. */
const allThatIsKept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.documentElement.outerHTML,
      location.href,
    ]),
  );

it("what a card's holder types stays in the payment service's frame: no request, storage, page or log of the site has it (content-7.7)", async ({
  visits,
  site,
}) => {
  const page = await openAs(visits, await site.scenario.account(), "/privacy-policy");
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.evaluate(`${script}\nwindow.quireOrder = quireOrder;`);
  await page.evaluate(SHOW_FIELDS);
  const frame = page.frameLocator('iframe[title="Card details"]');
  await frame.getByLabel("Card number").fill(NUMBER);
  await frame.getByLabel("Expires").fill(EXPIRES);
  expect(await page.evaluate("fields.token()")).toBeUndefined();
  expect(await frame.getByRole("alert").textContent()).toBe("Please fill in all fields of the card.");
  await frame.getByLabel("Security code").fill(CODE);
  const token = await page.evaluate("fields.token()");
  expect(token).toEqual({ token: expect.stringMatching(/^tok_/), label: "Visa •••• 4242" });
  await page.evaluate((payment) => Reflect.get(window, "quireOrder").chooseForOrder({ payment }), token);
  const requests = await site.scenario.requests();
  expect(requests.filter(({ path }) => path.endsWith("commerce/shipping-payment"))).toHaveLength(1);
  const everything = JSON.stringify([requests, said]) + (await allThatIsKept(page));
  for (const secret of SECRETS) expect(everything).not.toContain(secret);
});

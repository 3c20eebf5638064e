import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { beforeAll, expect } from "vitest";
import { openAs } from "./harness/reader.js";
import { sourceScript } from "./harness/source-script.js";
import { standInForStripe } from "./harness/stripe-stand-in.js";
import { it } from "./harness/test.js";

const ENTRY = fileURLToPath(new URL("./harness/order-script.ts", import.meta.url));
const NUMBER = "4242 4242 4242 4242";
const EXPIRES = "12 / 31";
/** Longer than any real code, so that no other number contains it by chance. */
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
  window.fields = quireOrder.getPaymentAdapter().mount(container, () => ({ amount: "38.95", currency: "USD" }));
})()`;

/** Returns everything that a script of the page can read afterwards. */
const allThatIsKept = (page: Page) =>
  page.evaluate(() => {
    const { shared }: { shared: Map<string, unknown> } = Reflect.get(globalThis, Symbol.for("quire/1"));
    const states = [...shared].map(([name, one]) => [name, Object(one).getState?.() ?? one]);
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.documentElement.outerHTML,
      location.href,
      performance.getEntries(),
      states.map(([name, state]) => {
        try {
          return [name, JSON.stringify(state)];
        } catch {
          return [name, String(state)]; // Contains objects that JSON cannot represent.
        }
      }),
    ]);
  });

/** Collects the requests of the page itself, without those of its frames. */
function askedBy(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.frame() === page.mainFrame())
      addresses.push(`${request.url()} ${request.postData()} ${JSON.stringify(request.headers())}`);
  });
  return addresses;
}

it.for([
  ["of a frame", "Card details", {}],
  [
    "of Stripe",
    "Secure payment input frame",
    { payment: { kind: "stripe", publishableKey: "pk_test_quire" } },
  ],
] as const)(
  "keeps card data in the payment service's frame only (content-7.7), %s",
  async ([, title, configuration], { visits, site }) => {
    const page = await openAs(visits, await site.scenario.account(), "/privacy-policy");
    await site.scenario.forgetRequests();
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    const addresses = askedBy(page);
    await standInForStripe(page, site.outside);
    await page.evaluate(`${script}\nwindow.quireOrder = quireOrder;`);
    await page.evaluate((one) => Reflect.get(window, "quireOrder").configure(one), configuration);
    await page.evaluate(SHOW_FIELDS);
    const frame = page.frameLocator(`iframe[title="${title}"]`);
    await frame.getByLabel("Card number").fill(NUMBER);
    await frame.getByLabel("Expires").fill(EXPIRES);
    expect(await page.evaluate("fields.token()")).toBeUndefined();
    await expect
      .poll(() => frame.getByRole("alert").textContent())
      .toBe("Please fill in all fields of the card.");
    await frame.getByLabel("Security code").fill(CODE);
    const token = await page.evaluate("fields.token()");
    expect(token).toEqual({ token: expect.stringMatching(/^tok_/), label: "Visa •••• 4242" });
    await page.evaluate((payment) => Reflect.get(window, "quireOrder").chooseForOrder({ payment }), token);
    const requests = await site.scenario.requests();
    expect(requests.filter(({ path }) => path.endsWith("commerce/shipping-payment"))).toHaveLength(1);
    expect(addresses.some((one) => one.includes("commerce/shipping-payment"))).toBe(true);
    const everything = JSON.stringify([requests, messages, addresses]) + (await allThatIsKept(page));
    for (const secret of SECRETS) expect(everything).not.toContain(secret);
  },
);

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import {
  alert,
  answers,
  calls,
  known,
  link,
  paywall,
  rest,
  signIn,
  subscriber,
} from "../test/paywall-page.js";

const GRANT = "/api/access/grant";
const URL_OF_REST = "/text/7?part=rest";

/** Grants that the server of the text received, as form bodies. */
let posted: string[];
/** The text server's response: markup, or an HTTP error status. */
let text: string | number;

/** Stands in for the browser's request, and parses as it does: into a document in which nothing runs. */
class TextRequest extends EventTarget {
  responseType = "";
  timeout = 0;
  status = 0;
  responseXML: Document | null = null;
  onloadend = () => {};
  opened = "";
  open(method: string, address: string): void {
    this.opened = `${method} ${new URL(address).pathname}${new URL(address).search}`;
  }
  setRequestHeader(): void {}
  abort(): void {}
  send(body: string): void {
    posted.push(`${this.opened} ${body}`);
    this.status = typeof text === "number" ? text : 200;
    if (typeof text === "string") this.responseXML = new DOMParser().parseFromString(text, "text/html");
    queueMicrotask(() => this.onloadend());
  }
}

beforeEach(() => {
  posted = [];
  text = "<p>The rest of the article.</p>";
  vi.stubGlobal("XMLHttpRequest", TextRequest);
  answers[GRANT] = { body: { grant: "a.b.c" } };
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Inserts a paywall whose rest comes from another server. */
function paywallWithRest(attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const host = paywall({ for: "subscribers", goal: "reading", "rest-url": URL_OF_REST, ...attributes });
  rest()?.replaceChildren();
  return host;
}

const isOpen = (host: HTMLElement) => host.dataset.access === "open" && rest()?.hidden === false;
const refuse = (code: string, status = 403) => ({ status, body: { errors: [{ code, message: "No." }] } });

describe("the rest of a text (beyond-375)", () => {
  it("comes for a grant of this article and rule", async () => {
    answers["/api/user/profile"] = subscriber;
    const host = paywallWithRest({ tiers: "Best" });
    await expect.poll(() => isOpen(host)).toBe(true);
    expect(rest()?.textContent).toBe("The rest of the article.");
    expect(calls(GRANT).map(({ body }) => JSON.parse(String(body)))).toEqual([
      {
        site: location.origin,
        article: URL_OF_REST,
        for: "subscribers",
        tiers: "Best",
        metered: false,
        again: false,
      },
    ]);
    expect(posted).toEqual([`POST ${URL_OF_REST} grant=a.b.c`]);
  });

  it("is not asked for a guest, who sees the offer", async () => {
    const host = paywallWithRest();
    await expect.element(link("Subscribe")).toBeVisible();
    expect([host.dataset.access, calls(GRANT), posted]).toEqual(["closed", [], []]);
  });

  it("opens after a sign-in without a reload", async () => {
    const welcome = () => {
      answers["/api/user/profile"] = known();
      return Response.json({ authenticated: true });
    };
    const host = await signIn(welcome, { "rest-url": URL_OF_REST });
    await expect.poll(() => isOpen(host)).toBe(true);
  });

  it("brings nothing into the page that runs code", async () => {
    answers["/api/user/profile"] = subscriber;
    text = `<head><base href="/evil/"><style>.rest{color:red}</style></head><body onload="ran()">
      <p onclick="ran()">Text <a href="java\nscript:ran()">bad</a> <a href="/good">good</a></p>
      <script>ran()</script><iframe srcdoc="<script>parent.ran()</script>" src="javascript:parent.ran()"></iframe>
      <img src="x:" onerror="ran()"><object data="/x"></object><svg><a><set attributeName="href" to="javascript:ran()"/></a></svg>
      <form action="javascript:ran()"><button formaction="javascript:ran()">Go</button></form></body>`;
    const ran = vi.fn();
    Object.assign(globalThis, { ran });
    const host = paywallWithRest();
    await expect.poll(() => isOpen(host)).toBe(true);
    const place = rest();
    expect(
      place?.querySelectorAll("script, base, object, set, [onclick], [onerror], [srcdoc], [formaction]"),
    ).toHaveLength(0);
    expect(place?.querySelector("a[href]")?.textContent).toBe("good");
    expect(place?.querySelector("style")).not.toBeNull();
    expect(place?.querySelector("iframe")?.getAttributeNames()).toEqual([]);
    place?.querySelector("p")?.click();
    expect(ran).not.toHaveBeenCalled();
  });

  it("goes when the reader signs out", async () => {
    answers["/api/user/profile"] = subscriber;
    const host = paywallWithRest();
    await expect.poll(() => isOpen(host)).toBe(true);
    answers["/api/user/profile"] = { status: 401 };
    const { refreshSession } = await import("@quire/services/session");
    await refreshSession();
    await expect
      .poll(() => [host.dataset.access, rest()?.hidden, rest()?.childNodes.length])
      .toEqual(["closed", true, 0]);
  });

  it("stays closed after a failure, also with fail=open, and loads on a retry", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    answers["/api/user/profile"] = subscriber;
    text = 401;
    const host = paywallWithRest({ fail: "open" });
    await expect.element(alert()).toBeVisible();
    expect(host.dataset.access).toBe("closed");
    text = "<p>Now.</p>";
    await userEvent.click(document.querySelector("quire-paywall button") ?? document.body);
    await expect.poll(() => isOpen(host)).toBe(true);
  });

  it.each([
    ["subscribers", "Upgrade"],
    ["other", "Upgrade"],
  ])("shows the offer when the API refuses by %s, whatever the profile says", async (code, words) => {
    answers["/api/user/profile"] = subscriber;
    answers[GRANT] = refuse(code);
    const host = paywallWithRest();
    await expect.element(link(words)).toBeVisible();
    expect([host.dataset.access, posted]).toEqual(["closed", []]);
  });
});

describe("free articles (beyond-374)", () => {
  it("opens for a guest, who is asked again once with the cookie", async () => {
    let asked = 0;
    answers[GRANT] = () => {
      asked += 1;
      return asked === 1 ? new Response(null, { status: 204 }) : Response.json({ grant: "a.b.c" });
    };
    const host = paywallWithRest({ metered: "" });
    await expect.poll(() => isOpen(host)).toBe(true);
    expect(calls(GRANT).map(({ body }) => JSON.parse(String(body)).again)).toEqual([false, true]);
  });

  it("shows the offer with the meter when none is left", async () => {
    answers[GRANT] = refuse("no-articles-left");
    const host = paywallWithRest({ metered: "" });
    await expect.element(link("Subscribe")).toBeVisible();
    expect(host.shadowRoot?.textContent).toContain("0 of 4 free articles left");
  });

  it("shows the offer in a browser without cookies", async () => {
    answers[GRANT] = refuse("cookie");
    const host = paywallWithRest({ metered: "" });
    await expect.element(link("Subscribe")).toBeVisible();
    expect(host.shadowRoot?.textContent).not.toContain("free articles");
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { screen, within } from "./screen.js";

/** Adds a host whose open shadow root has this markup. */
function addHost(markup: string, own = ""): HTMLElement {
  const host = document.createElement("x-host");
  host.innerHTML = own;
  host.attachShadow({ mode: "open" }).innerHTML = markup;
  return document.body.appendChild(host);
}

beforeEach(() => document.body.replaceChildren());

const names = (found: readonly Element[]) => found.map((one) => one.textContent);

describe("screen", () => {
  it("finds elements in nested open shadow roots, in page order (beyond-285)", () => {
    const outer = addHost("<x-inner></x-inner><button>Second</button>");
    const inner = outer.shadowRoot?.querySelector("x-inner")?.attachShadow({ mode: "open" });
    if (inner) inner.innerHTML = "<button>First</button>";
    document.body.append(Object.assign(document.createElement("button"), { textContent: "Third" }));
    expect(names(screen.getAllByRole("button"))).toEqual(["First", "Second", "Third"]);
  });

  it("ignores what a host without a slot does not render (beyond-285)", () => {
    addHost("<a href='/cart'>Cart, 1 item</a>", "<a href='/cart'>Cart</a>");
    expect(names(screen.getAllByRole("link"))).toEqual(["Cart, 1 item"]);
    expect(screen.queryByText("Cart")).toBeNull();
  });

  it.each([
    ["a hidden host", (host: HTMLElement) => host.setAttribute("hidden", "")],
    ["an inert host", (host: HTMLElement) => host.setAttribute("inert", "")],
    ["a host without display", (host: HTMLElement) => host.style.setProperty("display", "none")],
    [
      "a hidden slot",
      (host: HTMLElement) => host.shadowRoot?.querySelector("slot")?.setAttribute("hidden", ""),
    ],
  ])("ignores roles in %s (beyond-285)", (_, hide) => {
    const host = addHost("<slot></slot>", "<button>Save</button>");
    expect(screen.getByRole("button", { name: "Save" })).toBeTruthy();
    hide(host);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("button", { hidden: true })).toBeTruthy();
  });

  it("looks into slots below an element (beyond-285)", () => {
    addHost("<dialog open><slot></slot></dialog>", "<label>Email <input></label>");
    const dialog = screen.getByRole("dialog");
    expect(within(dialog).getByLabelText("Email").localName).toBe("input");
    expect(within(dialog).getByRole("textbox", { name: /^Em/ }).localName).toBe("input");
  });

  it("waits for elements that come later (beyond-285)", async () => {
    const found = screen.findByRole("status", { name: (name) => name === "Saved" });
    addHost("<p role='status' aria-label='Saved'></p>");
    expect((await found).localName).toBe("p");
  });

  it("lists the accessible elements when it finds none (beyond-285)", () => {
    addHost("<button>Save</button><button hidden>Discard</button>");
    expect(() => screen.getByRole("link", { name: "Sign in" })).toThrow(
      /Found no element by Role "link", with the name "Sign in"\.\n\n.*\n {2}button "Save"\n/,
    );
  });
});

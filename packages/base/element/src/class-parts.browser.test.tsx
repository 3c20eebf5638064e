import { ModalFrame, overlayShell } from "@quire/core/frame";
import { type ReactNode, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { asElement } from "./as-element.js";
import { useFrame } from "./host-context.js";
import { partsAttribute } from "./parts-attribute.js";
import { reactView } from "./react-view.js";
import { register } from "./register.js";
import { defineWidget } from "./widget.js";

function FormView(_: { readonly parts: string }): ReactNode {
  const [count, setCount] = useState(1);
  useFrame();
  return (
    <form>
      {[...Array(count).keys()].map((one) => (
        <p className="quire-label" key={one}>
          Field {one}
        </p>
      ))}
      <button type="button" className="quire-button" onClick={() => setCount(2)}>
        More
      </button>
    </form>
  );
}

register(
  "parted",
  asElement(
    defineWidget({
      name: "parted",
      description: "",
      attributes: { parts: partsAttribute },
      events: {},
      root: "light",
      shell: overlayShell({ kind: ModalFrame, root: "light", title: () => "A form" }),
      view: async () => ({
        view: reactView(FormView, "@layer quire{[data-quire-ui]{.quire-label{color:#123456!important}}}"),
      }),
    }),
  ),
);

const before = document.adoptedStyleSheets;
afterEach(() => {
  document.body.replaceChildren();
  document.adoptedStyleSheets = before;
});

async function place(parts: string): Promise<HTMLElement> {
  document.body.setHTMLUnsafe(`<quire-parted open parts="${parts}"></quire-parted>`);
  const host = document.querySelector<HTMLElement>("quire-parted");
  if (!host) throw new Error("It is on the page.");
  await expect.poll(() => host.querySelector(".quire-label")).not.toBeNull();
  return host;
}
const classes = (host: HTMLElement, name: string) =>
  [...host.querySelectorAll(name)].map(({ className }) => className);

it("adds the page's classes to existing and later parts, and removes them again", async () => {
  const host = await place("label: caps wide; button:btn;; nothing");
  await expect.poll(() => classes(host, ".quire-label")).toEqual(["quire-label caps wide"]);
  expect(classes(host, ".quire-button")).toEqual(["quire-button btn"]);
  host.querySelector("button")?.click();
  await expect.poll(() => classes(host, ".quire-label")).toEqual(Array(2).fill("quire-label caps wide"));
  // The view may set its own classes again.
  host.querySelector("button")?.setAttribute("class", "quire-button quire-busy");
  await expect.poll(() => classes(host, ".quire-button")).toEqual(["quire-button quire-busy btn"]);
  host.setAttribute("parts", "label: loud");
  await expect.poll(() => classes(host, ".quire-label")).toEqual(Array(2).fill("quire-label loud"));
  expect(classes(host, ".quire-button")).toEqual(["quire-button quire-busy"]);
  host.removeAttribute("parts");
  await expect.poll(() => classes(host, ".quire-label")).toEqual(Array(2).fill("quire-label"));
});

it("lets important rules in a layer of the page override Quire's rules", async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "@layer site { .caps { color: rgb(1, 2, 3) !important } } .caps { color: red !important }",
  );
  document.adoptedStyleSheets = [sheet];
  const host = await place("label: caps");
  const color = () => getComputedStyle(host.querySelector(".quire-label") ?? host).color;
  await expect.poll(color).toBe("rgb(1, 2, 3)");
});

import {
  asComponent,
  asElement,
  defineWidget,
  getEvent,
  numberAttribute,
  reactView,
  register,
  textAttribute,
  useWidgetState,
  type ViewProps,
} from "@quire/element";
import { type ReactNode, useEffect, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Conformance } from "./conformance.js";
import { conformanceChecks, describeConformance } from "./describe-conformance.js";
import { patience } from "./lifetime-checks.js";
import { deadline } from "./until.js";

const attributes = {
  heading: textAttribute("The heading.", "Plain"),
  itemLimit: numberAttribute("How many.", 3),
};
const events = { onPicked: getEvent<undefined>("It was picked.") };
type Props = ViewProps<typeof attributes, typeof events>;

const STYLES = [
  `[part="content"] * { all: unset; display: block; font: 400 16px/1.5 sans-serif; }
  button { padding: 4px 8px; border: 1px solid #333; color: #111; background: #fff; }`,
];

function Sound({ heading, itemLimit, onPicked }: Props): ReactNode {
  useWidgetState("ready");
  return (
    <div>
      <h2>{heading}</h2>
      <button type="button" onClick={() => onPicked(undefined)}>
        Pick one of {itemLimit}
      </button>
    </div>
  );
}

function probe(name: string, Component: (props: Props) => ReactNode, styles = STYLES): Conformance {
  const view = reactView(Component, ...styles);
  const widget = defineWidget({
    name,
    description: "A probe.",
    attributes,
    events,
    view: async () => ({ view }),
  });
  return {
    widget,
    element: asElement(widget),
    component: asComponent(widget, view),
    sample: { heading: "Chosen" },
    shows: (shown) => shown.textContent?.includes("Chosen") === true,
    events: { onPicked: (shown) => shown.querySelector("button")?.click() },
  };
}

describeConformance(probe("sound", Sound));

const DEADLINE = { ...deadline };
const PATIENCE = { ...patience };

/** Returns the names of the failed checks. `pattern` selects the checks to run. */
async function failures(one: Conformance, pattern = /./): Promise<string[]> {
  register(one.widget.name, one.element);
  // Most checks wait for something that the probe never does, so the deadline is short.
  Object.assign(deadline, { ms: 500, looks: 100 });
  Object.assign(patience, { looks: 2, rounds: 2 });
  const failed: string[] = [];
  for (const { name, run } of conformanceChecks(one).filter(({ name }) => pattern.test(name))) {
    document.body.replaceChildren();
    try {
      await run();
    } catch {
      failed.push(name);
    }
  }
  return failed;
}

afterEach(() => {
  Object.assign(deadline, DEADLINE);
  Object.assign(patience, PATIENCE);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("detects forgotten listeners and nodes", async () => {
  const elements: Element[] = [];
  const forgetful = probe("forgetful", function Forgetful(props) {
    useEffect(() => {
      addEventListener("resize", () => props.heading);
      elements.push(document.createElement("p"));
    }, [props.heading]);
    return <Sound {...props} />;
  });
  expect(await failures(forgetful, /robustness-30|custom element: shows/)).toEqual([
    expect.stringMatching(/robustness-30/),
  ]);
  expect(elements.length).toBeGreaterThan(20);
}, 60_000);

it("detects a widget that reads its attributes only once", async () => {
  const stubborn = probe("stubborn", function Stubborn(props) {
    const [heading] = useState(props.heading);
    return <Sound {...props} heading={heading} />;
  });
  expect(await failures(stubborn, /28|shows its view/)).toEqual([expect.stringMatching(/robustness-28/)]);
});

it("detects a missing event and a button without a name", async () => {
  const quiet = probe("quiet", function Quiet({ heading }) {
    useWidgetState("ready");
    return (
      <div>
        <h2>{heading}</h2>
        <button type="button" />
      </div>
    );
  });
  expect(await failures(quiet, /custom element: (emits|shows)|axe/)).toEqual([
    "custom element: emits onPicked",
    "has no axe violations",
  ]);
});

it("detects a widget whose look depends on the page", async () => {
  const small = probe("small", Sound, [
    ":host { font-size: inherit !important; font-size: 11px !important; }",
  ]);
  expect(await failures(small, /data mount: looks the same/)).toEqual([
    "data mount: looks the same on a page with hostile styles (robustness-33)",
  ]);
});

it("detects a widget that differs between forms, and one that never renders", async () => {
  let renders = 0;
  const fickle = probe("fickle", (props) => {
    renders += 1;
    return <Sound {...props} heading={`${props.heading} ${renders}`} />;
  });
  expect(await failures(fickle, /three forms|on a server/)).toEqual([
    "renders the same view in all three forms",
  ]);
  vi.spyOn(console, "error").mockImplementation(() => {});
  const absent = probe("absent", () => {
    throw new Error("A widget's own fault.");
  });
  expect(await failures(absent, /custom element: shows/)).toEqual(["custom element: shows its view"]);
});

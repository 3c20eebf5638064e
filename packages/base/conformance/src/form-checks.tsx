import { getEventName } from "@quire/element";
import axe from "axe-core";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { expect } from "vitest";
import type { Conformance } from "./conformance.js";
import { FORMS, getProps, getTag, getTexts, type Mount, type Mounted, markup } from "./forms.js";
import { getLooks, getParts, hostilePage, tooSmall } from "./hostile-page.js";
import type { Check } from "./lifetime-checks.js";
import { deadline, settled, until } from "./until.js";

/** Returns a check of one mounted form. The form is removed afterwards, also after a failure. */
function withMountedForm(
  one: Conformance,
  mount: Mount,
  look: (form: Mounted) => Promise<void>,
): Check["run"] {
  return async () => {
    const form = await mount(one, getTexts(one, one.sample));
    try {
      await until("the sample in the view", () => one.shows(form.view));
      await look(form);
    } finally {
      form.remove();
    }
  };
}

function eventCheck(one: Conformance, mount: Mount, prop: string): Check["run"] {
  return async () => {
    const cause = one.events?.[prop];
    if (!cause) throw new Error(`Say under "events" what a reader does so that ${prop} fires.`);
    const [domEvents, calledProps]: [string[], string[]] = [[], []];
    const record = ({ type }: Event) => domEvents.push(type);
    document.addEventListener(getEventName(prop), record);
    const listeners = { [prop]: () => calledProps.push(prop) };
    const { view, remove } = await mount(one, getTexts(one, one.sample), listeners);
    try {
      await until("the sample in the view", () => one.shows(view));
      await cause(view);
      await until(`the event ${getEventName(prop)}`, () => domEvents.length > 0);
      expect(domEvents).toEqual([getEventName(prop)]);
      if (mount === FORMS["React component"]) expect(calledProps).toEqual([prop]);
    } finally {
      document.removeEventListener(getEventName(prop), record);
      remove();
    }
  };
}

async function lookTheSame({ host, view }: Mounted, tag: string, textOfPage?: string): Promise<void> {
  const before = getLooks(getParts(host, view), textOfPage);
  const end = hostilePage(tag);
  try {
    await expect.poll(() => getLooks(getParts(host, view), textOfPage)).toEqual(before);
    expect(tooSmall(getParts(host, view))).toEqual([]);
  } finally {
    end();
  }
}

function formChecks(one: Conformance, form: string, mount: Mount): Check[] {
  const { events } = one.widget;
  return [
    {
      name: `${form}: shows its view`,
      run: withMountedForm(one, mount, async ({ view }) =>
        expect.poll(() => view.checkVisibility()).toBe(true),
      ),
    },
    ...Object.keys(events).map((prop) => ({
      name: `${form}: emits ${prop}`,
      run: eventCheck(one, mount, prop),
    })),
    {
      name: `${form}: looks the same on a page with hostile styles (robustness-33)`,
      run: withMountedForm(one, mount, (shown) => lookTheSame(shown, getTag(one), one.textOfPage)),
    },
  ];
}

/** Checks one of the three forms with axe. `getSamenessCheck` checks that the other forms are equal for axe. */
function axeCheck(one: Conformance): Check {
  return {
    name: "has no axe violations",
    run: withMountedForm(one, FORMS["custom element"], async ({ host }) => {
      await expect.poll(() => findViolations(host), { timeout: deadline.ms }).toEqual([]);
    }),
    timeout: 30_000,
  };
}

function getSamenessCheck(one: Conformance): Check {
  return {
    name: "renders the same view in all three forms",
    async run() {
      let first: string | undefined;
      for (const mount of Object.values(FORMS)) {
        await withMountedForm(one, mount, async (form) => {
          first ??= await settled(() => markup(form));
          await expect.poll(() => markup(form), { timeout: deadline.ms }).toBe(first);
        })();
      }
    },
  };
}

function serverRender(one: Conformance): Check {
  return {
    name: "renders its fallback on a server",
    run() {
      // The props have the types of the widget's own declaration.
      const Component = one.component as ComponentType<object>;
      const children = <a href="/somewhere">Fallback</a>;
      const html = renderToString(
        <Component {...{ ...getProps(one, getTexts(one, one.sample)), children }} />,
      );
      expect(html).toContain(`<a href="/somewhere">Fallback</a>`);
    },
  };
}

/** Returns the checks that apply to the custom element, the data mount and the React component. */
export function allFormChecks(one: Conformance): Check[] {
  const each = Object.entries(FORMS).flatMap(([form, mount]) => formChecks(one, form, mount));
  return [...each, axeCheck(one), getSamenessCheck(one), serverRender(one)];
}

/** Axe violations in an element and its shadow roots, one line for each node. Rules for whole pages are off. */
async function findViolations(element: Element): Promise<string[]> {
  const { violations: found } = await axe.run(element, {
    rules: { region: { enabled: false } },
    resultTypes: ["violations"],
  });
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}

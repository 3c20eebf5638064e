import preview from "../../../../../.storybook/preview.js";
import { COLLECTIONS } from "../../test/collections.js";
import { downloadsStore } from "../downloads.js";
import { CaseCollection } from "./case-collection.js";
import type { Collection } from "./collections.js";

const meta = preview.meta({
  title: "Widgets/Case collection",
  component: CaseCollection,
  args: { heading: "Case selections", collections: COLLECTIONS },
  beforeEach: () => downloadsStore().setState({ guarded: false, available: new Set() }),
});

/** Clicks the tile with this number once it is rendered. */
function expand(index: number) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    for (;;) {
      await new Promise(requestAnimationFrame);
      const root = canvasElement.querySelector('[data-quire-widget="case-collection"]')?.shadowRoot;
      const toggle = root?.querySelectorAll<HTMLElement>('[part="toggle"]')[index];
      if (!toggle) continue;
      toggle.click();
      await new Promise(requestAnimationFrame);
      await Promise.all(root?.getAnimations?.().map(({ finished }) => finished) ?? []);
      return;
    }
  };
}

export const Full = meta.story({});

export const Expanded = meta.story({ play: expand(1) });

export const ExpandedInItsRow = meta.story({ play: expand(4) });

export const One = meta.story({ args: { collections: COLLECTIONS.slice(0, 1) } });

export const WithoutHeading = meta.story({ args: { heading: "" } });

export const Empty = meta.story({ args: { collections: [] } });

/** A case selection on the page locks its PDFs until the host unlocks them. */
export const Locked = meta.story({
  beforeEach: () =>
    downloadsStore().setState({
      guarded: true,
      available: new Set(["/download/case-selections/negotiation/1"]),
    }),
  play: expand(0),
});

export const FromMarkup = meta.story({
  args: { collections: [] },
  render: () => (
    <CaseCollection>
      <article data-collection="" id="harbours">
        <h3>Harbours and Bridges</h3>
        <p>What a port costs, and who pays.</p>
        <ul>
          <li>
            <a href="/download/case-selections/harbours/1">Two Sellers, One Harbour</a>
            <p>A concession, and its price.</p>
          </li>
        </ul>
      </article>
    </CaseCollection>
  ),
});

const LONG: Collection = {
  id: "long",
  title:
    "Managing People, Strategy, Negotiation and Everything Else That Has Been Written about Them since 1956",
  description: `${"Bargains that took a year, and the sentences on which they turned. ".repeat(8)}Donaudampfschifffahrtsgesellschaftskapitänsmützen`,
  cases: Array.from({ length: 14 }, (_, index) => ({
    title: `The ${index + 1}. case, with a title that goes on for as long as nobody stops whoever is writing it`,
    href: `/download/case-selections/long/${index}`,
    dek: "And a long line below it too, so that both wrap on most screens.",
  })),
};

export const LongText = meta.story({ args: { collections: [LONG, ...COLLECTIONS] }, play: expand(0) });

export const RightToLeft = meta.story({
  args: {
    heading: "مجموعات الحالات",
    collections: [
      {
        id: "a",
        title: "المائدة الطويلة",
        description: "صفقات استغرقت عامًا كاملًا.",
        cases: [{ title: "بائعان وميناء واحد", href: "/download/case-selections/a/1", dek: "تنازل وثمنه." }],
      },
      ...COLLECTIONS.slice(1, 4),
    ],
  },
  globals: { direction: "rtl" },
  play: expand(0),
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } }, play: expand(1) });

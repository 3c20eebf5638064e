import preview from "../../../../.storybook/preview.js";
import { openSession } from "../test/open-session.js";
import { Header } from "./index.js";
import "./page.css";
import "../test/stories.css";

interface Words {
  readonly name?: string;
  /** Number of lines on the page. */
  readonly lines?: number;
  readonly sections?: readonly string[];
}

const SECTIONS = ["This issue", "Strategy", "Leadership", "Innovation", "All topics", "Store"];

/** The markup of a template. The page provides the slotted content. */
function Masthead({ name = "The Quire Review", sections = SECTIONS, lines = 12 }: Words) {
  return (
    <>
      <Header accountHref="/account">
        <a slot="logo" href="/" className="big">
          {name}
        </a>
        <button slot="menu" type="button" popoverTarget="sections">
          Menu
        </button>
        <a slot="search-button" href="/search" data-quire-open="search">
          <svg viewBox="0 0 20 20" role="img" aria-label="Search">
            <circle cx="8.5" cy="8.5" r="5.5" />
            <path d="m13 13 4.5 4.5" />
          </svg>
        </a>
        <span slot="edition">July 2026</span>
        <a slot="logo-small" href="/" className="small">
          {name}
        </a>
        <form slot="search" action="/search">
          <input type="search" name="q" aria-label="Search" placeholder="Search" />
        </form>
        <div slot="account">
          <a href="/sign-in" data-quire-open="auth-modal" data-mode="sign-in">
            Sign in
          </a>
          <a href="/register" data-quire-open="auth-modal" data-mode="registration">
            Create account
          </a>
        </div>
        <a slot="cart" href="/shopping-cart">
          Cart
        </a>
        <nav slot="navigation" id="sections" popover="auto" aria-label="Sections">
          <ul>
            <li data-small-screen="guest">
              <a href="/register" data-quire-open="auth-modal" data-mode="registration">
                Create account
              </a>
            </li>
            {sections.map((section, index) => (
              <li key={section}>
                <a href="/somewhere" {...(index === 0 && { "aria-current": "page" })}>
                  {section}
                </a>
              </li>
            ))}
            <li>
              <a href="/learning" data-requires="learning" aria-disabled="true">
                Learning
              </a>
            </li>
            <li>
              <a href="/case-selections" data-requires="case-selection">
                Case selections
              </a>
            </li>
          </ul>
        </nav>
      </Header>
      <main className="text">
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all lines are the same
          <p key={index}>A quire is a gathering of four sheets, folded once: the smallest part of a book.</p>
        ))}
      </main>
    </>
  );
}

/** Waits until no animation runs. */
async function settled(canvas: HTMLElement): Promise<ShadowRoot> {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const root = canvas.querySelector('[data-quire-widget="header"]')?.shadowRoot;
    if (root && document.getAnimations().length === 0) return root;
  }
}

async function opened(canvas: HTMLElement): Promise<void> {
  const root = await settled(canvas);
  root.querySelector<HTMLElement>('[part="user"]')?.click();
}

const meta = preview.meta({
  title: "Widgets/Header",
  component: Masthead,
  parameters: { layout: "fullscreen" },
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    scrollTo(0, 0);
  },
});

export const Unknown = meta.story({});

export const Anonymous = meta.story({ beforeEach: () => openSession() });

export const Known = meta.story({ beforeEach: () => openSession({ firstName: "Robin" }) });

export const UserMenuOpen = meta.story({
  beforeEach: () => openSession({ firstName: "Robin", lastName: "Hale", roleCodes: ["ROLE_HBRG_BETTER"] }),
  play: ({ canvasElement }) => opened(canvasElement),
});

export const UserMenuWithoutLevel = meta.story({
  beforeEach: () => openSession({ firstName: "Robin", lastName: "Hale" }),
  play: ({ canvasElement }) => opened(canvasElement),
});

export const LearningEnabled = meta.story({
  beforeEach: () => openSession({ firstName: "Robin", hmmEligible: true }),
});

export const SmallLogo = meta.story({
  args: { lines: 40 },
  beforeEach: () => openSession({ firstName: "Robin" }),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    scrollTo(0, 400);
    await settled(canvasElement);
  },
});

export const LongText = meta.story({
  args: {
    name: "The International Quarterly Review of Everything",
    sections: [
      ...SECTIONS,
      "Managing Yourself",
      "Negotiation strategies",
      "Decision making and problem solving",
    ],
  },
  beforeEach: () =>
    openSession({ firstName: "Wilhelmina-Konstantina", lastName: "von und zu Donaudampfschifffahrt" }),
  play: ({ canvasElement }) => opened(canvasElement),
});

export const RightToLeft = meta.story({
  args: { name: "مجلة كواير", sections: ["هذا العدد", "الاستراتيجية", "القيادة", "الابتكار"] },
  globals: { direction: "rtl" },
  beforeEach: () => openSession({ firstName: "روبن", lastName: "هيل", roleCodes: ["ROLE_HBRG_BEST"] }),
  play: ({ canvasElement }) => opened(canvasElement),
});

export const Phone = meta.story({
  globals: { viewport: { value: "mobile1" } },
  beforeEach: () => openSession(),
});

export const PhoneNavigation = meta.story({
  globals: { viewport: { value: "mobile1" } },
  beforeEach: () => openSession({ firstName: "Robin" }),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    canvasElement.querySelector<HTMLElement>('[slot="menu"]')?.click();
  },
});

export const PhoneNavigationOfGuest = meta.story({
  globals: { viewport: { value: "mobile1" } },
  beforeEach: () => openSession(),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    canvasElement.querySelector<HTMLElement>('[slot="menu"]')?.click();
  },
});

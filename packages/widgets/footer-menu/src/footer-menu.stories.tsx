import preview from "../../../../.storybook/preview.js";
import { FooterMenu } from "./index.js";
import "./page.css";

interface Words {
  readonly lists?: Readonly<Record<string, readonly string[]>>;
}

const LISTS = {
  Read: ["This issue", "All topics", "Store", "Subscriptions"],
  Help: ["Subscriber help", "Customer service", "Privacy policy"],
};

/** The markup of a template. */
function Footer({ lists = LISTS }: Words) {
  return (
    <footer>
      <FooterMenu>
        {Object.entries(lists).map(([heading, links]) => (
          <details key={heading}>
            <summary>
              <h2 style={{ fontSize: 18 }}>{heading}</h2>
            </summary>
            <ul>
              {links.map((link) => (
                <li key={link}>
                  <a href="/somewhere">{link}</a>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <details>
          <summary>
            <h2 style={{ fontSize: 18 }}>Yours</h2>
          </summary>
          <ul>
            <li>
              <a href="/my-library" data-requires="sign-in">
                My Library
              </a>
            </li>
          </ul>
        </details>
      </FooterMenu>
    </footer>
  );
}

const meta = preview.meta({ title: "Widgets/Footer menu", component: Footer });

export const Ready = meta.story({});

export const LongText = meta.story({
  args: {
    lists: {
      "Everything that has ever been written about managing people": [
        "Negotiation strategies, decision making and problem solving since 1956",
      ],
      ...LISTS,
    },
  },
});

export const RightToLeft = meta.story({
  args: { lists: { اقرأ: ["هذا العدد", "كل الموضوعات"], مساعدة: ["خدمة العملاء"] } },
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });

export const PhoneOpen = meta.story({
  globals: { viewport: { value: "mobile1" } },
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>("summary")?.click();
  },
});

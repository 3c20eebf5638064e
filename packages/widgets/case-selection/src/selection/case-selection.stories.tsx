import { configure } from "@quire/services/configuration";
import { CurrentUserSchema } from "@quire/services/contract";
import { sessionStore } from "@quire/services/session";
import { parse } from "valibot";
import preview from "../../../../../.storybook/preview.js";
import { CaseSelection } from "../index.js";

const meta = preview.meta({
  title: "Widgets/Case selection",
  component: CaseSelection,
  args: {
    open: true,
    heading: "The Long Table",
    dek: "Subscribe to read this selection and every other one since 1956.",
    subDek: "Each case comes as a PDF with a teaching note, and may be shared with one class.",
    ctaTitle: "See subscriptions",
  },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "640px" } } },
  beforeEach: () => {
    configure({ experiments: { "paywall-case-subtout": "quiet" } });
    sessionStore().setState({ status: "anonymous" }, true);
  },
});

export const Guest = meta.story({});

export const Greeted = meta.story({
  beforeEach: () =>
    sessionStore().setState(
      { status: "known", user: parse(CurrentUserSchema, { id: "7", firstName: "Robin" }) },
      true,
    ),
});

export const GivenName = meta.story({ args: { firstName: "Ada" } });

export const TitleOnly = meta.story({ args: { dek: "", subDek: "" } });

export const Defaults = meta.story({ args: { heading: "", dek: "", subDek: "", ctaTitle: "" } });

export const Closed = meta.story({ args: { open: false } });

export const LongText = meta.story({
  args: {
    firstName: "Wolfeschlegelsteinhausenbergerdorff-Maximiliane",
    heading:
      "Managing People, Strategy, Negotiation and Everything Else That Has Been Written about Them since 1956",
    dek: "Bargains that took a year, and the four sentences on which each of them turned; with Donaudampfschifffahrtsgesellschaftskapitänsmützen, and for whoever will sit at a table soon. ".repeat(
      3,
    ),
    ctaTitle: "See every subscription that there is, for a reader, for a class and for a whole company",
    anchorTitle: "Already a subscriber, or do you read through the library of a company? Sign in.",
  },
});

export const RightToLeft = meta.story({
  args: {
    firstName: "ليلى",
    heading: "المائدة الطويلة",
    dek: "المجموعة كاملة جزء من الاشتراك.",
    subDek: "كل حالة ملف واحد مع ملاحظات للتدريس.",
    ctaTitle: "الاشتراكات",
    anchorTitle: "هل أنت مشترك؟ سجّل الدخول.",
  },
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });

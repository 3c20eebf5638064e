import preview from "../../../../.storybook/preview.js";
import { BreadcrumbFilter } from "./index.js";

const meta = preview.meta({
  title: "Widgets/Breadcrumb filter",
  component: BreadcrumbFilter,
  args: {
    breadcrumbs: [
      { label: "Strategy", breadcrumb: "?format=report" },
      { label: "Reports", breadcrumb: "?topic=strategy" },
    ],
  },
});

export const Ready = meta.story({});

export const OneFilter = meta.story({ args: { breadcrumbs: [{ label: "Strategy", breadcrumb: "" }] } });

export const Empty = meta.story({ args: { breadcrumbs: [] } });

/** The page's own links. */
export const FromMarkup = meta.story({
  args: {
    breadcrumbs: undefined,
    listing: "hbr-analytic-services",
    children: (
      <a href="/hbr-analytic-services#browse-reports-filter" data-breadcrumb="">
        Strategy
      </a>
    ),
  },
});

export const LongText = meta.story({
  args: {
    breadcrumbs: [
      {
        label: "Decision making and problem solving in companies that have more than ten thousand employees",
        breadcrumb: "",
      },
      { label: "Reports", breadcrumb: "?topic=decision-making" },
    ],
  },
});

export const RightToLeft = meta.story({
  args: {
    breadcrumbs: [
      { label: "استراتيجية", breadcrumb: "" },
      { label: "تقارير", breadcrumb: "" },
    ],
  },
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });

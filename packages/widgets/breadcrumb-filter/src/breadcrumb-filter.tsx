import { asComponent, choiceAttribute, defineWidget, jsonAttribute, type WidgetProps } from "@quire/element";
import * as v from "valibot";
import { type Breadcrumb, isBreadcrumbs, LISTINGS } from "./breadcrumb.js";
import { BreadcrumbFilterView } from "./breadcrumb-filter-view.js";
import { shell } from "./shell.js";

const attributes = {
  listing: choiceAttribute("Whose filters they are.", LISTINGS, "ascend"),
  breadcrumbs: jsonAttribute(
    "The filters that are set, instead of the links inside.",
    v.optional(v.custom<readonly Breadcrumb[]>(isBreadcrumbs)),
    undefined,
  ),
};

const events = {};

/** The widget, declared once: its React component and its element are made from this. */
export const breadcrumbFilter = defineWidget({
  name: "breadcrumb-filter",
  description: "The filters that are set on a list of reports, each with a link that clears it.",
  attributes,
  events,
  shell,
  view: BreadcrumbFilterView,
});

export type BreadcrumbFilterProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-breadcrumb-filter>` for React. */
export const BreadcrumbFilter = asComponent(breadcrumbFilter);

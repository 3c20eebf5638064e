import { getEvent, jsonAttribute, partsAttribute, textAttribute, type ViewProps } from "@quire/element";
import * as v from "valibot";

/** The sections, in their default order. */
export const SECTIONS = [
  "name",
  "email",
  "password",
  "passkeys",
  "plan",
  "orders",
  "newsletters",
  "data",
  "delete",
] as const;
export type SectionName = (typeof SECTIONS)[number];

const NewslettersSchema = v.array(
  v.object({
    type: v.optional(v.picklist(["newsletter", "marketingCampaign"]), "newsletter"),
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
    label: v.optional(v.string(), ""),
    about: v.optional(v.string(), ""),
  }),
);

/** A newsletter or campaign of the list. */
export interface Newsletter {
  readonly type: "newsletter" | "marketingCampaign";
  /** Name of a newsletter, or id of a campaign. */
  readonly name: string;
  /** The name that users see. Default: `name`. */
  readonly label: string;
  readonly about: string;
}

export const attributes = {
  sections: textAttribute(
    "The names of the sections in their order, separated by spaces.",
    SECTIONS.join(" "),
  ),
  newsletters: jsonAttribute<readonly Newsletter[]>(
    "The newsletters and campaigns as JSON. Only `name` is required: a newsletter's name or a campaign's id. Others that the reader gets are added.",
    v.parser(NewslettersSchema),
    [],
  ),
  newslettersHref: textAttribute("The address of _All newsletters_.", "/email-newsletters"),
  plansHref: textAttribute("The address of _Manage subscription_ and _See plans_.", "/subscriptions"),
  ordersHref: textAttribute("The address of _All orders_.", "/order-history"),
  homeHref: textAttribute("The address of the link after a deletion.", "/"),
  passwordAction: textAttribute(
    "The native `action` of the password form, which password managers read.",
    "/change-password",
  ),
  parts: partsAttribute,
};

export const events = {
  onNameChanged: getEvent<{ readonly firstName: string; readonly lastName: string }>(
    "The reader changed the name.",
  ),
  onEmailRequested: getEvent<{ readonly emailAddress: string }>(
    "The reader asked for a new e-mail address, which waits for its confirmation.",
  ),
  onPasswordChanged: getEvent<null>("The reader changed the password."),
  onDataDownloaded: getEvent<null>("The reader downloaded the data of the account."),
  onAccountDeleted: getEvent<null>("The account was deleted, and the reader signed out."),
};

export type AccountSettingsViewProps = ViewProps<typeof attributes, typeof events>;

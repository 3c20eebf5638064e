import { reportFault } from "@quire/core";

/** The types with a sign-up by e-mail (content-3.11). */
export const TYPES = ["newsletter", "marketingCampaign"] as const;

/** A newsletter or campaign to sign up for. */
export interface Newsletter {
  readonly type: (typeof TYPES)[number];
  /** Name of a newsletter, or id of a campaign. */
  readonly name: string;
  /** The name that users see. */
  readonly label: string;
  readonly about: string;
}

/** The plain form in the page's markup, with the values that were typed before the script loaded. */
export interface PlainForm {
  readonly newsletters: readonly Newsletter[];
  readonly email: string;
  /** Names of the checked newsletters. */
  readonly checked: readonly string[];
}

interface NewsletterAttributes {
  readonly newsletters: readonly Newsletter[];
  readonly type: Newsletter["type"];
  readonly name: string;
  readonly heading: string;
}

/** Lists each newsletter once: from the attributes or, if they name none, from the page's form. */
export function getNewsletters(
  { newsletters, type, name, heading }: NewsletterAttributes,
  form: PlainForm,
): readonly Newsletter[] {
  const single = name.trim() && { type, name: name.trim(), label: heading.trim(), about: "" };
  const all = newsletters.length > 0 ? newsletters : single ? [single] : form.newsletters;
  const named = all.map((one) => ({ ...one, label: one.label.trim() || one.name }));
  return [...new Map(named.map((one) => [getKey(one), one])).values()];
}

export function getKey({ type, name }: Pick<Newsletter, "type" | "name">): string {
  return `${type} ${name}`;
}

const FIELDS = TYPES.map((type) => `input[name="${type}"]`).join();

/** Reads the form in the tag's markup. Its fields have the type as name and the newsletter as value. */
export function readPlainForm(host: HTMLElement): PlainForm {
  const fields = [...host.querySelectorAll<HTMLInputElement>(FIELDS)];
  return {
    newsletters: fields.flatMap((field) => {
      const type = TYPES.find((one) => one === field.name);
      const name = field.value.trim();
      return type && name ? [{ type, name, label: getLabel(field), about: getDescription(field, host) }] : [];
    }),
    email: host.querySelector<HTMLInputElement>('input[type="email"]')?.value ?? "",
    checked: fields.filter(({ checked }) => checked).map(({ value }) => value.trim()),
  };
}

/**
 * Reports a tag in a paragraph to the developer. At a form, the parser ends the paragraph, and with it the
 * tag.
 */
export function reportParagraph(host: HTMLElement): void {
  if (!host.closest("p")?.nextElementSibling?.querySelector(FIELDS)) return;
  reportFault("widget/misplaced", `<${host.localName}> is empty: a form ends the <p> around it.`, {
    fix: "Put it into a <div>.",
  });
}

function getLabel(field: HTMLInputElement): string {
  return getWords(field.labels?.[0]) || (field.dataset.label ?? "");
}

function getDescription(field: HTMLInputElement, host: HTMLElement): string {
  const ids = field.getAttribute("aria-describedby")?.split(/\s+/).filter(Boolean) ?? [];
  return ids.map((id) => getWords(host.querySelector(`#${CSS.escape(id)}`))).join(" ");
}

function getWords(element: Element | null | undefined): string {
  return element?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
}

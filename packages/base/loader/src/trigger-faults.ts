import {
  type BaseErrorCode,
  findNearestName,
  parseJson,
  type TriggerAttribute,
  type TriggerDeclaration,
} from "@quire/core";
import { attributeOf, getDataAttributes } from "./names.js";

/** A mistake in a trigger's markup, for its author. */
export interface TriggerFault {
  readonly code: BaseErrorCode;
  /** The mistake, preceded by the tag. */
  readonly what: string;
  readonly why: string;
  readonly fix: string;
}

/** Characters after which a quoted text is cut. */
const MAX_QUOTE_LENGTH = 160;
const TYPOGRAPHIC = /[“”„«»‘’]/;

const dataOf = (name: string) => `data-${attributeOf(name)}`;
const cut = (text: string) => (text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text);

/**
 * Compares a trigger's `data-*` attributes with the declaration of its action. An unknown action gives no
 * faults here.
 */
export function findTriggerFaults(
  element: HTMLElement,
  declared: readonly TriggerDeclaration[],
): TriggerFault[] {
  const trigger = declared.find(({ name }) => name === element.dataset.quireDo);
  if (!trigger) return [];
  const data = getDataAttributes(element);
  const meant = findMisspelling(data, trigger);
  const fault = (code: BaseErrorCode, what: string, why: string, fix: string) => ({
    code,
    what: `${getTag(element)}: ${what}`,
    why,
    fix,
  });
  const wrong = Object.entries(data).flatMap(([name, text]) => {
    const attribute = trigger.attributes[name];
    const found = attribute && text !== "" ? valueFault(text, attribute) : undefined;
    if (!found) return [];
    const { why, fix = `Write it as in ${trigger.example}.` } = found;
    return [fault("attribute/invalid", `${dataOf(name)} cannot be "${cut(text)}".`, why, fix)];
  });
  const unknown = [...meant].map(([name, known]) =>
    fault(
      "attribute/unknown",
      `a ${trigger.name} trigger does not read ${dataOf(name)}.`,
      "It is ignored.",
      `Did you mean "${dataOf(known)}"?`,
    ),
  );
  const missing = getMissing(element, data, trigger).filter((name) => ![...meant.values()].includes(name));
  const incomplete =
    missing.length > 0
      ? [
          fault(
            "trigger/incomplete",
            `a ${trigger.name} trigger needs ${missing.map(dataOf).join(" and ")}.`,
            "Clicks fail without it.",
            `Write it as in ${trigger.example}.`,
          ),
        ]
      : [];
  const isMisplaced = trigger.on !== undefined && !element.matches(trigger.on);
  const misplaced = isMisplaced
    ? [
        fault(
          "trigger/incomplete",
          `a ${trigger.name} trigger does not work here.`,
          `It has to match ${trigger.on}.`,
          `Write it as in ${trigger.example}.`,
        ),
      ]
    : [];
  return [...wrong, ...unknown, ...incomplete, ...misplaced];
}

/** Returns the start tag, with the attributes that Quire reads. */
function getTag(element: HTMLElement): string {
  const attributes = element
    .getAttributeNames()
    .filter((name) => name === "id" || (name.startsWith("data-") && name !== "data-state"))
    .map((name) => ` ${name}="${element.getAttribute(name)}"`);
  return `<${element.localName}${cut(attributes.join(""))}>`;
}

/** Returns attributes that the action does not read, with the nearest known one. Others may belong to the page. */
function findMisspelling(
  data: Readonly<Record<string, string>>,
  { attributes }: TriggerDeclaration,
): Map<string, string> {
  const free = Object.keys(attributes).filter((name) => !data[name]);
  const found = new Map<string, string>();
  for (const name of Object.keys(data)) {
    if (Object.hasOwn(attributes, name)) continue;
    const isSuffixOf = (known: string) => name.length > 1 && known.toLowerCase().endsWith(name.toLowerCase());
    const known = findNearestName(name, free) ?? free.find(isSuffixOf);
    if (known) found.set(name, known);
  }
  return found;
}

/** Returns the missing attributes. If an item can be named in several ways, returns those of the first way. */
function getMissing(
  element: HTMLElement,
  data: Readonly<Record<string, string>>,
  { needs = [], unless }: TriggerDeclaration,
): readonly string[] {
  if (unless !== undefined && element.closest(unless)) return [];
  const lacking = needs.map((names) => names.filter((name) => !data[name]?.trim()));
  return lacking.some(({ length }) => length === 0) ? [] : (lacking[0] ?? []);
}

function valueFault(text: string, attribute: TriggerAttribute): { why: string; fix?: string } | undefined {
  const { type, values, range: [least, most] = [-Infinity, Infinity], keys = [] } = attribute;
  if (values) return values.includes(text) ? undefined : choiceFault(text, values);
  if (type === "json") return jsonFault(text, keys);
  if (type === "text") {
    const { length } = text;
    if (length >= least && length <= most) return undefined;
    return {
      why: `Its length is ${length}; ${least} to ${most} characters are allowed.`,
      fix: "Write a shorter text.",
    };
  }
  if (type === "boolean") return undefined;
  const value = Number(text);
  const isNumber = Number.isFinite(value) && (type === "number" || Number.isInteger(value));
  if (isNumber && value >= least && value <= most) return undefined;
  const kind = type === "integer" ? "a whole number" : "a number";
  return { why: Number.isFinite(most) ? `It is ${kind} from ${least} to ${most}.` : `It is ${kind}.` };
}

function choiceFault(text: string, values: readonly string[]): { why: string; fix: string } {
  const nearest =
    findNearestName(text, values) ??
    values.find((value) => text.length > 3 && value.startsWith(text.slice(0, 4)));
  const why = `Its values are: ${values.join(", ")}.`;
  return { why, fix: nearest ? `Did you mean "${nearest}"?` : "Write one of them." };
}

function jsonFault(text: string, keys: readonly string[]): { why: string; fix: string } | undefined {
  const fix = `Write straight quotes (") inside, and single quotes (') around the attribute.`;
  try {
    const parsed: unknown = Object(parseJson(text));
    const missing = keys.filter((key) => !Reflect.get(Object(parsed), key));
    if (missing.length === 0) return undefined;
    return {
      why: `It has no "${missing.join('" and no "')}".`,
      fix: `Add "${missing.join('" and "')}" to it.`,
    };
  } catch {
    return {
      why: TYPOGRAPHIC.test(text) ? "It has typographic quotes, and is not JSON." : "It is not JSON.",
      fix,
    };
  }
}

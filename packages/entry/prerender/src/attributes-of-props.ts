import { findNearestName, QuireError } from "@quire/core";
import { type DeclaredWidget, getAttributeName } from "@quire/element/paint-first";

/** Props of the host in addition to `data-*` and `aria-*`: the React name, and the HTML attribute. */
const OF_HOST: Readonly<Record<string, string>> = {
  id: "id",
  className: "class",
  class: "class",
  role: "role",
  slot: "slot",
  dir: "dir",
  lang: "lang",
  hidden: "hidden",
  loading: "loading",
};

/**
 * Returns the attributes for the given props.
 * @throws QuireError `attribute/unknown`, `attribute/invalid`
 */
export function attributesOfProps(
  { name, attributes, events }: Pick<DeclaredWidget, "name" | "attributes" | "events">,
  props: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [prop, value] of Object.entries(props)) {
    if (value === undefined || value === null || Object.hasOwn(events, prop)) continue;
    const declared = Object.hasOwn(attributes, prop) ? attributes[prop] : undefined;
    const known = declared ? getAttributeName(prop) : ofHost(prop);
    if (known === undefined) throw unknownProp(name, prop, Object.keys(attributes));
    const text = getText(value);
    if (text === undefined) {
      if (declared && declared.fallback !== false) texts[known] = "false";
      continue;
    }
    declared?.parse(text); // Throws for an invalid value.
    texts[known] = text;
  }
  return texts;
}

const ofHost = (prop: string) =>
  Object.hasOwn(OF_HOST, prop) ? OF_HOST[prop] : /^(data|aria)-[\w-]+$/.test(prop) ? prop : undefined;

/** @returns undefined for `false` */
function getText(value: unknown): string | undefined {
  if (typeof value === "boolean") return value ? "" : undefined;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function unknownProp(name: string, prop: string, props: readonly string[]): QuireError {
  const nearest = findNearestName(prop, props);
  const fix = nearest ? `Did you mean "${nearest}"?` : `Use one of: ${props.join(", ") || "none"}.`;
  return new QuireError("attribute/unknown", `<quire-${name}> has no prop "${prop}".`, { fix });
}

import { SECTIONS, type SectionName } from "./attributes.js";

/** Returns the known sections of the attribute, each once, and the unknown names. */
export function getSections(given: string): {
  readonly sections: readonly SectionName[];
  readonly unknown: readonly string[];
} {
  const names = [...new Set(given.split(/\s+/).filter(Boolean))];
  const sections = names.flatMap((name) => SECTIONS.find((one) => one === name) ?? []);
  return { sections, unknown: names.filter((name) => !sections.some((one) => one === name)) };
}

import { findNearestName, loaderTag, ownDocument, reportFault } from "@quire/core";
import { checkTheme } from "./check-theme.js";
import { isLanguageTag } from "./language-tag.js";

/** Attributes allowed on every element: those of HTML, of the loader, and of other libraries. */
const ANYWHERE =
  /^(id|class|style|slot|part|exportparts|role|lang|dir|title|hidden|inert|tabindex|translate|draggable|popover|nonce|is|accesskey|autofocus|contenteditable|spellcheck|item(?:id|prop|ref|scope|type)|loading|open|on\w+|aria-.+|data-.+|.*[:@.].*)$/;
const OWN_DATA = /^data-(quire|state$|loading$)/;

/**
 * Checks the page's `lang`, and the attributes of tags, mounts and triggers, once their widgets are defined. Invalid values are reported before
 * anything opens. On tags, all unknown attributes are reported. On mounts and triggers only attributes that look like the
 * widget's are, because others may belong to the page.
 */
export function checkAttributes(): void {
  checkLoaderTag();
  checkLang();
  const all = [...ownDocument.querySelectorAll<HTMLElement>("*")];
  for (const element of all) {
    const { localName, dataset } = element;
    const isTag = localName.startsWith("quire-") && !element.parentElement?.dataset.quire;
    const named = dataset.quire ?? dataset.quireOpen;
    const tag = isTag ? localName : named && `quire-${named}`;
    if (tag && /^quire-[a-z][a-z0-9-]*$/.test(tag))
      customElements.whenDefined(tag).then(() => check(element, tag, isTag));
  }
}

const ON_LOADER_TAG =
  "api site service auth locale after-sign-in passkeys integrity origins captcha-site-key captcha-src captcha-provider payment-publishable-key payment-src".split(
    " ",
  );

/** Reports attributes of the loader's tag that resemble a setting (beyond-291). Others may belong to other scripts. */
function checkLoaderTag(): void {
  for (const attribute of loaderTag()?.tag?.getAttributeNames() ?? []) {
    const name = attribute.replace(/^data-/, "");
    const isSetting = ON_LOADER_TAG.includes(name);
    if (isSetting ? name !== attribute || name === "integrity" : name === attribute) continue;
    const nearest = isSetting ? name : findNearestName(name, ON_LOADER_TAG);
    if (!nearest) continue;
    reportFault("configuration/unknown-key", `The loader's tag has "${attribute}", which is not a setting.`, {
      why: "It is ignored.",
      fix: `Did you mean "data-${nearest}"?`,
    });
  }
}

/** Reports a page's `lang` that is no language tag, such as "de_DE". */
function checkLang(): void {
  for (const { lang, localName } of [ownDocument.documentElement, ownDocument.body]) {
    if (isLanguageTag(lang)) continue;
    const meant = lang.replaceAll("_", "-");
    reportFault("message/language", `<${localName} lang="${lang}"> is not a language tag.`, {
      why: "It is ignored.",
      fix: isLanguageTag(meant) ? `Write lang="${meant}".` : 'Write a tag such as lang="de" or lang="de-AT".',
    });
  }
}

function check(element: HTMLElement, tag: string, isTag: boolean): void {
  // happy-dom does not pass the class to `whenDefined`.
  const widget = customElements.get(tag) as { observedAttributes?: readonly string[] } | undefined;
  const { observedAttributes: known = [] } = widget ?? {};
  checkValues(element, tag, known, isTag);
  if (isTag) checkTheme(element);
  for (const attribute of element.getAttributeNames()) {
    if (isTag ? known.includes(attribute) || ANYWHERE.test(attribute) : isFine(element, attribute, known))
      continue;
    reportAttribute(tag, attribute, known, isTag);
  }
}

/** Makes the widget's element read its attributes, which reports invalid ones. */
function checkValues(element: HTMLElement, tag: string, known: readonly string[], isTag: boolean): void {
  const [first] = known.filter((attribute) => attribute !== "open");
  if (first === undefined) return;
  // Reading one property makes the element read all attributes.
  const read = (host: Element) =>
    Reflect.get(
      host,
      first.replace(/-./g, ([, letter = ""]) => letter.toUpperCase()),
    );
  if (isTag) read(element);
  if (isTag || !known.some((attribute) => element.hasAttribute(`data-${attribute}`))) return;
  const probe = ownDocument.createElement(tag);
  for (const attribute of known) {
    const value = element.getAttribute(`data-${attribute}`);
    if (value !== null) probe.setAttribute(attribute, value);
  }
  read(probe);
}

/** True for an attribute of a mount or trigger that the widget reads, or that may belong to the page. */
function isFine(element: Element, attribute: string, known: readonly string[]): boolean {
  const name = attribute.replace(/^data-/, "");
  if (name !== attribute) return known.includes(name) || OWN_DATA.test(attribute);
  return !known.includes(name) || name in element || ANYWHERE.test(name);
}

/** Reports an unknown attribute of a widget. On mounts and triggers, only if it resembles a known one. */
function reportAttribute(tag: string, attribute: string, known: readonly string[], isTag: boolean): void {
  const prefix = isTag ? "" : "data-";
  // The attribute is written without `data-`, as on the widget's own tag.
  const hasNoDataPrefix = !isTag && known.includes(attribute);
  const nearest = hasNoDataPrefix ? attribute : findNearestName(attribute.slice(prefix.length), known);
  if (!isTag && !nearest) return;
  const what = hasNoDataPrefix
    ? `A mount or trigger of <${tag}> does not pass on "${attribute}".`
    : `<${tag}> has no attribute "${attribute}".`;
  reportFault("attribute/unknown", what, {
    why: "It is ignored.",
    fix: nearest
      ? `Did you mean "${prefix}${nearest}"?`
      : `It has: ${known.map((one) => prefix + one).join(", ")}.`,
  });
}

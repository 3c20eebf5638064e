import { actions, widgets } from "virtual:quire/names";
import { declared } from "virtual:quire/triggers";
import { findNearestName, ownDocument } from "@quire/core";
import { getWidgetName } from "../names.js";
import { findTriggerFaults } from "../trigger-faults.js";
import type { Finding, getReportedLines } from "./reported.js";

type Lines = ReturnType<typeof getReportedLines>;

/** Milliseconds after which missing code counts as late. */
const CODE_TIMEOUT_MS = 5000;

/** Finds tags that did not mount, and triggers that do nothing. */
export function lookAtTags(lines: Lines): Finding[] {
  return [...elements()].flatMap((element) => [...tagFault(element, lines), ...triggerFault(element)]);
}

/** Counts the tags and triggers of a page, for the summary of a healthy one. */
export function countTags(): { tags: number; triggers: number } {
  const all = [...elements()];
  return {
    tags: all.filter((one) => getWidgetName(one) !== undefined).length,
    triggers: all.filter((one) => one.matches("[data-quire-do],[data-quire-open]")).length,
  };
}

function tagFault(element: Element, lines: Lines): Finding[] {
  const name = getWidgetName(element);
  if (name === undefined) return [];
  if (!widgets.includes(name)) return [getUnknownNameFinding(`<quire-${name}>`, "widget", name, widgets)];
  const { localName: tag } = element;
  const state = element.getAttribute("data-state");
  const why = lines
    .filter(({ words }) => new RegExp(`\\b(?:quire-|widgets/)${name}(?![\\w-])`).test(words))
    .map(({ words }) => words);
  if (!customElements.get(tag)) {
    const isLate = state === "error" || performance.now() > CODE_TIMEOUT_MS;
    const fix = `Look for widgets/${name}.js in the network panel. Serve the release's whole folder, and allow it in script-src.`;
    return isLate
      ? [
          {
            area: "tag",
            code: "chunk/failed",
            what: `<${tag}> did not mount: its code is not there.`,
            fix: [...why, fix].join(" "),
          },
        ]
      : [];
  }
  if (state !== "error" && state !== "misconfigured") return [];
  const fix = why.length > 0 ? why.join(" ") : "See the other findings and the console.";
  return [
    { area: "tag", code: "widget/failed", what: `<${tag}> is there, and its state is "${state}".`, fix },
  ];
}

function triggerFault(element: Element): Finding[] {
  const found = [
    ["data-quire-do", "action", actions],
    ["data-quire-open", "widget", widgets],
  ] as const;
  const unknownNames = found.flatMap(([attribute, kind, names]) => {
    const name = element.getAttribute(attribute);
    return name === null || names.includes(name)
      ? []
      : [getUnknownNameFinding(`${attribute}="${name}"`, kind, name, names)];
  });
  return [...unknownNames, ...attributeFaults(element)];
}

/**
 * Finds faults in the attributes of a trigger in the page's own markup. Widgets render their triggers
 * correctly.
 */
function attributeFaults(element: Element): Finding[] {
  const root = element.getRootNode();
  const isRendered = root instanceof ShadowRoot && getWidgetName(root.host) !== undefined;
  if (isRendered || !(element instanceof HTMLElement)) return [];
  return findTriggerFaults(element, declared).map(({ code, what, why, fix }) => ({
    area: "tag",
    code,
    what,
    fix: `${why} ${fix}`,
  }));
}

function getUnknownNameFinding(where: string, kind: string, name: string, names: readonly string[]): Finding {
  const nearest = findNearestName(name, names);
  const fix = nearest ? `Did you mean "${nearest}"?` : `Use one of: ${[...names].sort().join(", ")}.`;
  const code = kind === "widget" ? "widget/unknown" : "trigger/unknown";
  return { area: "tag", code, what: `${where}: there is no ${kind} "${name}".`, fix };
}

/** Yields every element of the page, also in open shadow roots. */
function* elements(root: ParentNode = ownDocument): Generator<Element> {
  for (const element of root.querySelectorAll("*")) {
    yield element;
    if (element.shadowRoot) yield* elements(element.shadowRoot);
  }
}

import type { Shell } from "@quire/core/frame";

/** Classes of the page by part name. */
type Classes = ReadonlyMap<string, readonly string[]>;

/**
 * Adds the page's own classes to parts in the light DOM, where `::part()` does not apply. Aborting the signal
 * removes them.
 * @param parts classes by part name, such as `field: form-group; button: btn btn-primary`
 */
export function classParts({ container }: Shell, parts: string, signal: AbortSignal): void {
  const classes = parseClasses(parts);
  function add(): void {
    forEachPart(container, classes, (list, classNames) => {
      // Adding an existing class would also be a mutation, and would loop forever.
      const missing = classNames.filter((one) => !list.contains(one));
      if (missing.length > 0) list.add(...missing);
    });
  }
  const observer = new MutationObserver(add);
  observer.observe(container, { childList: true, subtree: true, attributeFilter: ["class"] });
  add();
  signal.addEventListener("abort", () => {
    observer.disconnect();
    forEachPart(container, classes, (list, classNames) => list.remove(...classNames));
  });
}

function parseClasses(parts: string): Classes {
  const entries = parts.split(";").map((entry) => entry.split(":"));
  return new Map(
    entries.map(([name = "", classNames = ""]) => [name.trim(), classNames.split(/\s+/).filter(Boolean)]),
  );
}

function forEachPart(
  container: Element,
  classes: Classes,
  act: (list: DOMTokenList, classNames: readonly string[]) => void,
): void {
  for (const [name, classNames] of classes)
    for (const { classList } of container.getElementsByClassName(`quire-${name}`)) act(classList, classNames);
}

import type { Shell } from "@quire/core/frame";

/** Classes of the page by part name. */
type Classes = ReadonlyMap<string, readonly string[]>;

/**
 * Adds the page's own classes to parts in the light DOM, where `::part()` does not apply. The abort removes them.
 * @param parts classes by part name, such as `field: form-group; button: btn btn-primary`
 */
export function classParts({ container }: Shell, parts: string, signal: AbortSignal): void {
  const classes = parse(parts);
  function add(): void {
    each(container, classes, (list, given) => {
      // Adding an existing class is a mutation too, and would loop forever.
      const missing = given.filter((one) => !list.contains(one));
      if (missing.length > 0) list.add(...missing);
    });
  }
  const observer = new MutationObserver(add);
  observer.observe(container, { childList: true, subtree: true, attributeFilter: ["class"] });
  add();
  signal.addEventListener("abort", () => {
    observer.disconnect();
    each(container, classes, (list, given) => list.remove(...given));
  });
}

function parse(parts: string): Classes {
  const entries = parts.split(";").map((entry) => entry.split(":"));
  return new Map(entries.map(([name = "", given = ""]) => [name.trim(), given.split(/\s+/).filter(Boolean)]));
}

function each(
  container: Element,
  classes: Classes,
  act: (list: DOMTokenList, given: readonly string[]) => void,
): void {
  for (const [name, given] of classes)
    for (const { classList } of container.getElementsByClassName(`quire-${name}`)) act(classList, given);
}

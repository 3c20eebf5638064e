import type { Shell } from "@quire/core/frame";

/** The page's classes by the name of a part. */
type Classes = ReadonlyMap<string, readonly string[]>;

/**
 * Gives what lies in the light DOM, where `::part()` does not reach, the page's own classes, as long as `signal` lasts.
 * @param parts `field: form-group; button: btn btn-primary`
 */
export function classParts({ container }: Shell, parts: string, signal: AbortSignal): void {
  const classes = parse(parts);
  function add(): void {
    each(container, classes, (list, given) => {
      // To add what is there already would be a change too, and never end.
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

import axe from "axe-core";

/** Axe violations in an element and its shadow roots, one line for each node. Rules for whole pages are off. */
export async function violations(element: Element): Promise<string[]> {
  const { violations: found } = await axe.run(element, {
    rules: { region: { enabled: false } },
    resultTypes: ["violations"],
  });
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}

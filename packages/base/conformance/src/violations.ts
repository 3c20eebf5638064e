import axe from "axe-core";

/** What axe finds in an element and its shadow roots, one line a node; rules about whole pages are left out. */
export async function violations(element: Element): Promise<string[]> {
  const { violations: found } = await axe.run(element, { rules: { region: { enabled: false } } });
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}

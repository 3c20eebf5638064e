const preloads = new Map<string, Promise<void>>();

/**
 * Fetches a module without running it. One that does not arrive, or not as its hash says, is forgotten, so
 * that it can be tried again.
 */
export function preload(href: string, integrity = ""): Promise<void> {
  const known = preloads.get(href);
  if (known) return known;
  const link = document.createElement("link");
  const loading = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      preloads.delete(href);
      reject(new Error(`${href} did not arrive as the manifest says.`));
    };
  });
  preloads.set(href, loading);
  const rel = "modulepreload";
  Object.assign(link, { rel, href, integrity, crossOrigin: "anonymous", fetchPriority: "low" });
  document.head.append(link);
  return loading;
}

import { isElement, pageSingleton } from "@quire/core";

/** From this width in pixels on, all lists are open (content-9). */
const LARGE = "(width >= 817px)";

interface Footers {
  readonly large: MediaQueryList;
  /** Weak: a host that the page has thrown away goes. */
  readonly hosts: Set<WeakRef<HTMLElement>>;
}

function footers(): Footers {
  return pageSingleton("footers", () => {
    const all: Footers = { large: matchMedia(LARGE), hosts: new Set() };
    all.large.addEventListener("change", () => {
      for (const reference of all.hosts) {
        const host = reference.deref();
        if (host) fit(host, all.large.matches);
        else all.hosts.delete(reference);
      }
    });
    return all;
  });
}

/**
 * Keeps a footer's accordions in step with the width of the window, for as long as anybody holds it.
 * @returns looks again, where lists may have come
 */
export function keepFooter(host: HTMLElement): () => void {
  const { large, hosts } = footers();
  hosts.add(new WeakRef(host));
  host.addEventListener("click", (event) => {
    const isSummary = isElement(event.target) && event.target.closest("summary") !== null;
    if (isSummary && large.matches) event.preventDefault();
  });
  const fitted = new WeakSet<HTMLDetailsElement>();
  return () => fit(host, large.matches, fitted);
}

/**
 * On large screens the sheet shows every list, open or not; that they are open is said to who listens, too, and
 * their headings are no buttons. On small screens they are closed until the reader opens one.
 */
function fit(host: HTMLElement, isLarge: boolean, fitted = new WeakSet<HTMLDetailsElement>()): void {
  for (const details of host.querySelectorAll("details")) {
    if (fitted.has(details)) continue; // The reader may have opened it since.
    fitted.add(details);
    details.open = isLarge;
    const summary = details.querySelector("summary");
    if (isLarge) summary?.setAttribute("tabindex", "-1");
    else summary?.removeAttribute("tabindex");
  }
}

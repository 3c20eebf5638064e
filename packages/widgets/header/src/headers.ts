import { ownWindow, pageSingleton, perDocument } from "@quire/core";
import { type HeaderShell, SMALL_SCREEN } from "./header-shell.js";

interface Headers {
  readonly byHost: WeakMap<HTMLElement, HeaderShell>;
  /** Weak: a host that the page has thrown away goes, one that it puts back is up to date. */
  readonly hosts: Set<WeakRef<HTMLElement>>;
}

function headers(): Headers {
  return pageSingleton("headers", () => {
    const all: Headers = { byHost: new WeakMap(), hosts: new Set() };
    const scrolled = oncePerFrame(() => each(all, (header) => header.showLogo()));
    perDocument(() => {
      ownWindow.addEventListener("scroll", scrolled, { passive: true });
      ownWindow.addEventListener("resize", scrolled, { passive: true });
    });
    const large = matchMedia(`(width >= ${SMALL_SCREEN}px)`);
    large.addEventListener("change", () => each(all, (header) => header.closeNavigation()));
    return all;
  });
}

/** Oftener than the 125 ms that content-9.8 asks for at least, and never twice for one picture. */
function oncePerFrame(task: () => void): () => void {
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => {
      waits = false;
      task();
    });
  };
}

function each({ byHost, hosts }: Headers, call: (header: HeaderShell) => void): void {
  for (const reference of hosts) {
    const host = reference.deref();
    const header = host && byHost.get(host);
    if (!header) hosts.delete(reference);
    else if (host.isConnected) call(header);
  }
}

/** Keeps a header in step with the page's scrolling, for as long as anybody holds its host. */
export function keepHeader(host: HTMLElement, header: HeaderShell): void {
  headers().byHost.set(host, header);
  headers().hosts.add(new WeakRef(host));
}

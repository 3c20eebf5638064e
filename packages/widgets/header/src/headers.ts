import { ownWindow, pageSingleton, perDocument } from "@quire/core";
import { type HeaderShell, SMALL_SCREEN } from "./header-shell.js";

interface Headers {
  readonly byHost: WeakMap<HTMLElement, HeaderShell>;
  /** Weak references: a removed host can be garbage-collected, and one that returns is up to date. */
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

/** Runs a task at most once per frame, which is more often than the 125 ms of content-9.8 require. */
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

/** Updates a header on scroll, as long as its host exists. */
export function keepHeader(host: HTMLElement, header: HeaderShell): void {
  headers().byHost.set(host, header);
  headers().hosts.add(new WeakRef(host));
}

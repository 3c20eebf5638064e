import { pageSingleton } from "@quire/core";
import { sessionStore } from "@quire/services/session";

type Update = (host: HTMLElement) => void;

interface SessionBindings {
  readonly updates: WeakMap<HTMLElement, Update[]>;
  /** Weak references, so that a discarded host can be collected, and a reinserted one stays up to date. */
  readonly hosts: Set<WeakRef<HTMLElement>>;
}

function getState(): SessionBindings {
  return pageSingleton("navigation", () => {
    const all: SessionBindings = { updates: new WeakMap(), hosts: new Set() };
    sessionStore().subscribe(() => updateAll(all));
    return all;
  });
}

function updateAll({ updates, hosts }: SessionBindings): void {
  for (const reference of hosts) {
    const host = reference.deref();
    if (!host) hosts.delete(reference);
    else for (const update of updates.get(host) ?? []) update(host);
  }
}

/** Calls `update` now and whenever the user changes, until `host` is garbage-collected. */
export function bindToSession(host: HTMLElement, update: Update): void {
  const { updates, hosts } = getState();
  const known = updates.get(host);
  if (known) known.push(update);
  else {
    updates.set(host, [update]);
    hosts.add(new WeakRef(host));
  }
  update(host);
}

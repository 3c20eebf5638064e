import { shared } from "@quire/core";
import { sessionStore } from "@quire/session-service";
import type { Banner } from "./banner.js";

interface Banners {
  readonly byHost: WeakMap<HTMLElement, Banner>;
  /** Weak: a host that the page has thrown away goes. */
  readonly hosts: Set<WeakRef<HTMLElement>>;
}

function banners(): Banners {
  return shared("registration-banners", () => {
    const all: Banners = { byHost: new WeakMap(), hosts: new Set() };
    sessionStore().subscribe(() => updateAll(all));
    return all;
  });
}

function updateAll({ byHost, hosts }: Banners): void {
  for (const reference of hosts) {
    const host = reference.deref();
    if (!host) hosts.delete(reference);
    else if (host.isConnected) byHost.get(host)?.update();
  }
}

/** Keeps a banner in step with the session, for as long as anybody holds its host. */
export function keepBanner(host: HTMLElement, banner: Banner): void {
  banners().byHost.set(host, banner);
  banners().hosts.add(new WeakRef(host));
}

export function bannerOf(host: HTMLElement): Banner | undefined {
  return banners().byHost.get(host);
}

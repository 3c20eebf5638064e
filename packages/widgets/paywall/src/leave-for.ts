import { goTo } from "@quire/core";
import { stayedHere } from "@quire/services/session";

/** Goes to another page; resolves when the reader is here after all: back through the cache, or never gone. */
export function leaveFor(address: string, signal: AbortSignal): Promise<void> {
  goTo(address);
  return stayedHere(signal);
}

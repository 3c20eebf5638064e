import { jsonText, pageStorage } from "@quire/core";
import type { CartItem } from "../contract/index.js";

const KEY = "quire:added";

const storage = () => pageStorage("session");

/** Stores an addition of this page, so that the next page confirms it (content-2.3). */
export function confirmThere(path: string, items: readonly CartItem[]): void {
  storage().set(KEY, jsonText({ path: new URL(path, location.href).pathname, items }));
}

export const arrivalMark = (): string | null => storage().get(KEY);

export const dropArrivalMark = (): void => storage().remove(KEY);

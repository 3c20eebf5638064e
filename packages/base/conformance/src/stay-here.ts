import { onTestFinished } from "vitest";

/**
 * Prevents navigations of the page until the end of the test.
 * @returns the prevented targets in order: addresses, and "reload"
 */
export function stayHere(): string[] {
  const wentTo: string[] = [];
  const abort = new AbortController();
  const stay = (event: NavigateEvent) => {
    if (event.hashChange || event.navigationType === "replace") return;
    event.preventDefault();
    wentTo.push(event.navigationType === "reload" ? "reload" : event.destination.url);
  };
  navigation.addEventListener("navigate", stay, { signal: abort.signal });
  onTestFinished(() => abort.abort());
  return wentTo;
}

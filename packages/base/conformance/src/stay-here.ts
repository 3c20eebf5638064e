import { onTestFinished } from "vitest";

/**
 * Keeps a test's page where it is until the test's end.
 * @returns where the page was to go, in order: addresses, and "reload"
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

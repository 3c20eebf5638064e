import { type Shared, toAbsoluteAddress } from "./share-address.js";

/** Returns true if the device can share this address. */
export function canShareByDevice({ url, title }: Shared): boolean {
  const { canShare } = globalThis.navigator ?? {};
  const address = toAbsoluteAddress(url);
  return (
    address !== undefined && Boolean(canShare?.call(navigator, { url: address, ...(title && { title }) }))
  );
}

/** Opens the device's share sheet. Call it during a click. `dismissed` means that the user has cancelled. */
export async function shareByDevice({ url, title }: Shared): Promise<"shared" | "dismissed" | "failed"> {
  const address = toAbsoluteAddress(url);
  if (address === undefined) return "failed";
  try {
    await navigator.share({ url: address, ...(title && { title }) });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "dismissed" : "failed";
  }
}

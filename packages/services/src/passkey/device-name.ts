/** What readers call such a device: the first that fits. Chromium and Safari of phones name a desktop's too. */
const DEVICES = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "Chromebook"],
  [/Mac OS X/, "Mac"],
  [/Windows/, "Windows"],
  [/Linux/, "Linux"],
] as const;

/** A first name for a passkey, which its reader may change: what it was made on. */
export function deviceName(userAgent: string = navigator.userAgent): string {
  return DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "Passkey";
}

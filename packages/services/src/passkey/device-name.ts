/** Device names by pattern. The first match counts, because phones name a desktop system too. */
const DEVICES = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "Chromebook"],
  [/Mac OS X/, "Mac"],
  [/Windows/, "Windows"],
  [/Linux/, "Linux"],
] as const;

/** Returns the default name of a new passkey: the name of its device. The user can change it. */
export function getDeviceName(userAgent: string = navigator.userAgent): string {
  return DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "Passkey";
}

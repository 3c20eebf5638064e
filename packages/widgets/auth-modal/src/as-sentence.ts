/** Formats a server's message for the modal: capitalised, with a period at its end (accounts-8.11). */
export function toSentence(words: string): string {
  const trimmed = words.trim();
  const sentence = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return sentence === "" || /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

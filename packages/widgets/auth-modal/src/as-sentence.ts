/** A server's words as the modal shows them: capitalised, and ending with a period (accounts-8.11). */
export function asSentence(words: string): string {
  const trimmed = words.trim();
  const sentence = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return sentence === "" || /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

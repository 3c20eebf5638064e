/** Words that the lists of content blockers match in addresses, with their replacements in chunk names. */
const NEUTRAL = {
  newsletters: "letters",
  newsletter: "letter",
  sharing: "sending",
  analytics: "figures",
  share: "send",
  tracks: "captions",
  cookie: "record",
  banner: "strip",
  consent: "allowed",
};

const DISLIKED =
  /newsletter|shar(e|ing)|social|track|campaign|banner|popup|analytics|advert|promo|sponsor|cookie|consent|beacon|pixel/;

/**
 * Returns the file name of a chunk, without words that content blockers match.
 * @throws Error for a blocked word without a replacement
 */
export function chunkFile({ name }) {
  const neutral = name.replace(/[a-z]+/g, (word) => NEUTRAL[word] ?? word);
  const disliked = neutral.match(DISLIKED)?.[0];
  if (disliked)
    throw new Error(
      `Content blockers dislike "${disliked}" in the chunk's name "${name}". Add a neutral word to tools/build/chunk-file.mjs.`,
    );
  return `chunks/${neutral}-[hash].js`;
}

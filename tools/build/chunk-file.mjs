/** Words in addresses that content blockers' lists match, and words for chunks' names in their place. */
const NEUTRAL = {
  newsletters: "letters",
  newsletter: "letter",
  sharing: "sending",
  share: "send",
  tracks: "captions",
};

const DISLIKED =
  /newsletter|shar(e|ing)|social|track|campaign|banner|popup|analytics|advert|promo|sponsor|cookie|consent|beacon|pixel/;

/**
 * The file name of a chunk, in words that content blockers leave alone.
 * @throws Error for a name with a disliked word that has no neutral one
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

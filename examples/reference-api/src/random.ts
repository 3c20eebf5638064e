/** Creates a small generator: the same name gives the same numbers, each in [0, 1). */
export function createRandom(name: string): () => number {
  let state = 2166136261;
  for (const character of name) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) ^ Math.imul(state ^ (state >>> 13), 3266489917);
    state = (state ^ (state >>> 16)) + 0x6d2b79f5;
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(items: readonly [T, ...T[]], random: () => number): T {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

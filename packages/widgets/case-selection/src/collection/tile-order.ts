/**
 * The order in which tiles stand (accounts-4.13): the initial one, but an expanded tile, which takes a whole
 * row, goes to the start of its row, so that no hole is left before it.
 * @param columns how many collapsed tiles stand in a row
 */
export function tileOrder<Tile extends { readonly id: string }>(
  tiles: readonly Tile[],
  expanded: string | null,
  columns: number,
): readonly Tile[] {
  const index = tiles.findIndex(({ id }) => id === expanded);
  const tile = tiles[index];
  if (!tile) return tiles;
  const start = index - (index % columns);
  return [...tiles.slice(0, start), tile, ...tiles.slice(start).filter((one) => one !== tile)];
}

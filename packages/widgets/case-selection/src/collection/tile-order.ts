/**
 * Returns the order of the tiles (accounts-4.13). It is the initial order, except that an expanded tile moves
 * to the start of its row. It takes the whole row, so this leaves no gap before it.
 * @param columns number of collapsed tiles in a row
 */
export function orderTiles<Tile extends { readonly id: string }>(
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

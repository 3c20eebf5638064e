interface TabList {
  readonly count: number;
  readonly isRightToLeft: boolean;
}

/** Where a key leads from a selected tab: round and round; nowhere by other keys. */
export function nextTab(key: string, from: number, { count, isRightToLeft }: TabList): number | undefined {
  const forward = isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = isRightToLeft ? "ArrowRight" : "ArrowLeft";
  switch (key) {
    case forward:
      return (from + 1) % count;
    case back:
      return (from + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

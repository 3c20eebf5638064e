interface TabList {
  readonly count: number;
  readonly isRightToLeft: boolean;
}

/** Index of the next tab for a key, with wrap-around, or undefined for other keys. */
export function getNextTab(key: string, from: number, { count, isRightToLeft }: TabList): number | undefined {
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

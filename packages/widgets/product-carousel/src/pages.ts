/** Slides as they lie on a track: where each begins, from the first one's beginning on, in reading direction. */
export interface Layout {
  readonly starts: readonly number[];
  /** How wide a slide is, and how much of the track is seen at once. */
  readonly slide: number;
  readonly view: number;
}

/** The first slide of each page, as an index: as many slides make a page as are seen whole at once. */
export function firstSlides({ starts, slide, view }: Layout): readonly number[] {
  const stride = (starts[1] ?? 0) - (starts[0] ?? 0);
  // Half a pixel is what rounding loses.
  const seen = stride > 0 ? Math.max(1, Math.floor((view + stride - slide + 0.5) / stride)) : 1;
  return starts.map((_, index) => index).filter((index) => index % seen === 0);
}

/** Which page is seen after so much scrolling; what is scrolled to its end shows the last one. */
export function pageAt(layout: Layout, scrolled: number): number {
  const { starts, slide, view } = layout;
  const pages = firstSlides(layout);
  const end = (starts.at(-1) ?? 0) + slide - view;
  if (scrolled > 0 && scrolled >= end - 1) return Math.max(0, pages.length - 1);
  const distances = pages.map((first) => Math.abs((starts[first] ?? 0) - scrolled));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

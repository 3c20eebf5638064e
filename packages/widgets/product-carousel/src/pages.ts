/** The positions of slides on a track: the distance of each from the first one, in reading direction. */
export interface Layout {
  readonly starts: readonly number[];
  /** The width of a slide. `view` is the visible width of the track. */
  readonly slide: number;
  readonly view: number;
}

/** Returns the index of each page's first slide. A page has as many slides as fit whole. */
export function getFirstSlides({ starts, slide, view }: Layout): readonly number[] {
  const stride = (starts[1] ?? 0) - (starts[0] ?? 0);
  // Rounding loses up to half a pixel.
  const seen = stride > 0 ? Math.max(1, Math.floor((view + stride - slide + 0.5) / stride)) : 1;
  return starts.map((_, index) => index).filter((index) => index % seen === 0);
}

/** Returns the page at a scroll position. At the end of the track it returns the last page. */
export function getPageAt(layout: Layout, scrolled: number): number {
  const { starts, slide, view } = layout;
  const pages = getFirstSlides(layout);
  const end = (starts.at(-1) ?? 0) + slide - view;
  if (scrolled > 0 && scrolled >= end - 1) return Math.max(0, pages.length - 1);
  const distances = pages.map((first) => Math.abs((starts[first] ?? 0) - scrolled));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

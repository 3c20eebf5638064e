/** Runs `task` once `element` comes near the viewport. */
export function whenVisible(element: Element, task: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      task();
    },
    { rootMargin: "300px" },
  );
  // A host without a size (`display: contents`) is observed by its content. An undefined element is inline
  // and may be empty.
  observer.observe(element);
}

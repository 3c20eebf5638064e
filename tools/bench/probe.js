// This script runs in every measured page before anything else. Its cost is the same for each contender.
{
  /** Elements whose shadow roots are searched. The placeholder of a dialog is a plain `div`. */
  const HOSTS =
    "quire-mini-cart, quire-auth-modal, quire-search, quire-stream-list, quire-video-embed, quire-cart-confirmation, quire-share-flyout, quire-save-flyout, body > div";
  const ENTRIES = ":is([data-library] li, [part~=entry])";
  const roots = () => [
    document,
    ...Array.from(document.querySelectorAll(HOSTS), ({ shadowRoot }) => shadowRoot).filter(Boolean),
  ];
  const all = (selector) => roots().flatMap((root) => Array.from(root.querySelectorAll(selector)));
  const count = (selector) => all(selector).length;
  const focused = () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  };
  const conditions = {
    badges: (least) => count(`:is(.badge, [part~="badge"]):not([hidden])`) >= least,
    painted: (least) => document.querySelectorAll("[aria-pressed]").length >= least,
    mounted: (least) =>
      document.querySelectorAll("quire-mini-cart:is([data-state=ready], [data-state=empty])").length >= least,
    dialog: () => count("dialog[open]") > 0,
    heading: () => count("dialog[open] h2") > 0,
    form: () => document.querySelector(":is(quire-auth-modal, dialog[open]) input") !== null,
    field: () => focused() instanceof HTMLInputElement,
    header: () => document.querySelector("[role=banner] [slot=logo]")?.getBoundingClientRect().height > 0,
    aliveHeader: () => document.querySelector("[role=banner][data-state=ready]") !== null,
    suggestions: () => count("[role=option]") > 0,
    entries: (least) => count(ENTRIES) >= least,
    cover: () => count("[part=start], .lyt-playbtn") > 0,
    frame: () => count("iframe") > 0,
    framed: () => isFramed,
    guest: () => document.documentElement.dataset.quireUser === "anonymous",
    options: () =>
      document.querySelector(":is(quire-product-options, [data-product])[data-state=ready]") !== null,
    confirmed: () => all("dialog[open]").some(({ textContent }) => /Napkin/.test(textContent)),
  };
  performance.setResourceTimingBufferSize(2000);
  let isFramed = false;
  addEventListener("message", ({ data }) => {
    isFramed ||= data === "shown";
  });
  /** Resolves with the milliseconds from the navigation until a frame with a true `condition` was painted. */
  const when = (condition, least = 1) =>
    new Promise((resolve) => {
      const look = () => {
        if (!conditions[condition](least)) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  /** Returns the transferred bytes of scripts and styles that had arrived by a time. */
  const bytes = (time) =>
    performance
      .getEntriesByType("resource")
      .filter(({ name, responseEnd }) => /\.(js|css)$/.test(name) && responseEnd <= time)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  /** Resolves with the time at which each condition became true, and the bytes by then. */
  const arrivals = (wanted) =>
    Promise.all(
      wanted.map(async ([condition, least]) => {
        const time = await when(condition, least);
        return { time, bytes: bytes(time) };
      }),
    );
  /** Measures the same in milliseconds from the next event of a type on. */
  const after = (type, wanted) =>
    new Promise((resolve) => {
      const onEvent = async ({ timeStamp }) => {
        const found = await arrivals(wanted);
        resolve(found.map(({ time, bytes }) => ({ time: time - timeStamp, bytes })));
      };
      addEventListener(type, onEvent, { capture: true, once: true });
    });
  const afterClick = (wanted) => {
    window.clicked = after("click", wanted);
  };
  const afterKey = (wanted) => {
    window.pressed = after("keydown", wanted);
  };
  const idle = new Promise((resolve) => {
    addEventListener("load", () => requestIdleCallback(() => resolve(performance.now())));
  });
  const longTasks = [];
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries());
  }).observe({ type: "longtask", buffered: true });
  /** The longest event of each interaction, by its id. Events below 16 ms are not reported. */
  const interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId: id, startTime, duration } of list.getEntries())
      if (id && duration > (interactions.get(id)?.duration ?? 0))
        interactions.set(id, { startTime, duration });
  }).observe({ type: "event", buffered: true, durationThreshold: 16 });
  const getLongest = (entries, from) =>
    Math.max(0, ...entries.filter(({ startTime }) => startTime >= from).map(({ duration }) => duration));
  /** Returns the longest task and the longest interaction since a time. Tasks below 50 ms are not reported. */
  const getReaction = (from) => ({
    task: getLongest(longTasks, from),
    paint: getLongest([...interactions.values()], from),
  });
  /** Returns the center of the first visible element of a selector. */
  const bringIntoView = (selector) => {
    const found = all(selector).find((element) => element.checkVisibility({ visibilityProperty: true }));
    if (!found) throw new Error(`${selector} is not visible.`);
    found.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  /** Adds up the time above 50 ms of tasks that started at a time or later. */
  const blocked = (from = 0) =>
    longTasks
      .filter(({ startTime }) => startTime >= from)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  /** Measures the same from the arrival of the page's first script, without the time for parsing the page. */
  const blockedByScripts = () => {
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return blocked(Math.min(...scripts.map(({ responseEnd }) => responseEnd)));
  };
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shift += value;
  }).observe({ type: "layout-shift", buffered: true });
  let reacts = 0;
  // React registers with its developer tools when it runs.
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => ++reacts,
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
  const reactRequests = async () => {
    const time = await idle;
    const isReact = ({ name, startTime }) => /\/react-|\/r2wc\.js/.test(name) && startTime < time;
    return performance.getEntriesByType("resource").filter(isReact).length;
  };
  window.bench = {
    arrivals,
    afterClick,
    afterKey,
    reactRequests,
    blocked,
    blockedByScripts,
    entries: () => count(ENTRIES),
    toLastEntry: () => all(ENTRIES).at(-1).scrollIntoView({ block: "end" }),
    reacts: () => reacts,
    getReaction,
    bringIntoView,
    isOverlayOpen: () => count("dialog[open], :popover-open") > 0,
    /** Counts the scripts and styles from the network whose paths match. */
    getRequests: (pattern) =>
      performance
        .getEntriesByType("resource")
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /\.(js|css)$/.test(path) && new RegExp(pattern).test(path)).length,
    /** Returns the bytes of scripts and styles whose names match. */
    getBytes: (pattern) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => new RegExp(pattern).test(name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    shift: () => shift,
  };
  localStorage.setItem("shopping-cart", JSON.stringify({ count: 3, total: "59.85", modifiedTime: null }));
}

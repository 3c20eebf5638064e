// Runs in every measured page before anything else; what it costs, it costs each contender alike.
{
  /** Whose shadow roots are looked into; the placeholder of a dialog is a plain `div`. */
  const HOSTS =
    "quire-mini-cart, quire-auth-modal, quire-search, quire-stream-list, quire-video-embed, quire-cart-confirmation, body > div";
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
    options: () =>
      document.querySelector(":is(quire-product-options, [data-product])[data-state=ready]") !== null,
    confirmed: () => all("dialog[open]").some(({ textContent }) => /Napkin/.test(textContent)),
  };
  let isFramed = false;
  addEventListener("message", ({ data }) => {
    isFramed ||= data === "shown";
  });
  /** Milliseconds since the navigation when the frame in which `condition` came true had been painted. */
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
  /** Bytes of scripts and styles, as they were sent, that had arrived at a time. */
  const bytes = (time) =>
    performance
      .getEntriesByType("resource")
      .filter(({ name, responseEnd }) => /\.(js|css)$/.test(name) && responseEnd <= time)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  /** When each condition came true, and the bytes that it took. */
  const arrivals = (wanted) =>
    Promise.all(
      wanted.map(async ([condition, least]) => {
        const time = await when(condition, least);
        return { time, bytes: bytes(time) };
      }),
    );
  /** The same for the next event of a type: milliseconds from it. */
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
  /** Milliseconds that tasks which began at a time or later were longer than 50. */
  const blocked = (from = 0) =>
    longTasks
      .filter(({ startTime }) => startTime >= from)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  /** The same since the page's first script had arrived: not what parsing the page takes. */
  const blockedByScripts = () => {
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return blocked(Math.min(...scripts.map(({ responseEnd }) => responseEnd)));
  };
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shift += value;
  }).observe({ type: "layout-shift", buffered: true });
  let reacts = 0;
  // React tells its developer tools that it runs.
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
    /** Of scripts and styles whose names are such. */
    bytesOf: (pattern) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => new RegExp(pattern).test(name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    shift: () => shift,
  };
  localStorage.setItem("shopping-cart", JSON.stringify({ count: 3, total: "59.85", modifiedTime: null }));
}

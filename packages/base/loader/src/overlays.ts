import {
  type Activation,
  afterPaint,
  isReachable,
  OPEN_OVERLAY,
  type OverlayRequest,
  ownDocument,
  perDocument,
  report,
  showTriggerState,
  type TriggerState,
  whenIdle,
} from "@quire/core";
import { type Frame, getKnownShell, type ViewHost } from "@quire/core/frame";
import { attributeOf, hostSelector, isName } from "./names.js";
import type { Roots } from "./roots.js";
import type { Widgets } from "./widgets.js";

/** Opens overlays. The frame is plain DOM and opens at once, while the code of the view loads. */
export interface Overlays {
  open(name: string, activation: Activation): Promise<TriggerState>;
  /** Loads and runs the overlay's code after a sign of intent, so that a click opens it at once. */
  warmUp(name: string, data: Readonly<Record<string, string>>): Promise<void>;
  /**
   * Loads the frame for a trigger on the page, and creates it closed when the page is idle. The view does not load yet.
   */
  expect(name: string): void;
}

export function createOverlays(roots: Roots, widgets: Widgets): Overlays {
  const expected = new Set<string>();
  const attributesByHost = new WeakMap<HTMLElement, readonly string[]>();

  function getHost(name: string): HTMLElement {
    const known = roots.find(hostSelector(name))[0];
    if (known) return known;
    const host = ownDocument.createElement(`quire-${name}`);
    ownDocument.body.append(host);
    return host;
  }

  /**
   * Puts the overlay's element on the page, closed, with the attributes of the request.
   * @returns undefined if the page has removed the element while its code loaded
   */
  async function prepare({ name, attributes = {} }: OverlayRequest): Promise<Frame | undefined> {
    const host = getHost(name);
    // Resets attributes of an earlier trigger that this one lacks.
    const stale = (attributesByHost.get(host) ?? []).filter((attribute) => !(attribute in attributes));
    for (const attribute of stale) host.removeAttribute(attribute);
    for (const [attribute, value] of Object.entries(attributes)) host.setAttribute(attribute, value);
    attributesByHost.set(host, Object.keys(attributes));
    // An application that renders the overlay has its code already.
    if (!host.dataset.quireWidget) await widgets.define(name);
    if (!host.isConnected) return undefined;
    const frame = getKnownShell(host)?.frame;
    if (!frame) throw new Error(`<quire-${name}> has no frame.`);
    return frame;
  }

  function make(name: string): void {
    if (roots.find(hostSelector(name)).length === 0)
      prepare({ name }).then((frame) => frame?.rehearse(), report);
  }

  /** Shows the view now. An overlay of an application has its view already. */
  async function fill({ host }: Frame): Promise<void> {
    await (host as Partial<ViewHost>).showView?.();
  }

  /**
   * Follows the trigger's link if its overlay fails to load. For other triggers, and links that lead nowhere,
   * the frame shows a retry.
   */
  async function followOnFailure(frame: Frame, trigger: HTMLElement | undefined): Promise<void> {
    if (!(trigger instanceof HTMLAnchorElement) || !(await isReachable(trigger.href))) return;
    await fill(frame).catch(() => {
      if (!frame.isOpen) return; // The user has closed the frame.
      frame.close();
      location.assign(trigger.href);
    });
  }

  /** Opens the overlay's frame, unless the request was cancelled while its code loaded. */
  async function open(request: OverlayRequest, isWanted = () => true): Promise<Frame | undefined> {
    const { trigger, keyboard } = request;
    let frame = await prepare(request);
    // A page may replace its body while the code loads. At the second time the code is there.
    if (!frame && trigger?.isConnected !== false) frame = await prepare(request);
    if (!frame || !isWanted()) return undefined;
    frame.open({ trigger, keyboard });
    if (!frame.isOpen) return undefined; // The page has prevented the opening.
    // Paints the frame first, because React's code takes longer.
    afterPaint(() => fill(frame).catch(() => followOnFailure(frame, trigger)));
    return frame;
  }

  const onRequest = (event: Event) => {
    event.preventDefault(); // Tells the caller that the request is handled.
    // Only Quire's `openOverlay` sends it with a request. A foreign event without a name opens nothing.
    const request = (event as CustomEvent<OverlayRequest | undefined>).detail;
    if (isName(request?.name)) open(request).catch(report);
  };
  perDocument(() => ownDocument.addEventListener(OPEN_OVERLAY, onRequest));

  return {
    async open(name, { element, data, keyboard }) {
      const request = { name, attributes: getAttributes(data), trigger: element, keyboard };
      // Escape on the trigger's placeholder cancels the click.
      const frame = await open(request, () => element.dataset.state === "busy");
      if (!frame) return "idle";
      frame.host.addEventListener("quire-close", () => showTriggerState(element, "idle"), { once: true });
      return "on";
    },
    expect(name) {
      if (expected.has(name)) return;
      expected.add(name);
      widgets.define(name).then(
        () => whenIdle(() => make(name)),
        () => {},
      ); // The failure was already reported.
    },
    async warmUp(name, data) {
      if (roots.find(hostSelector(name)).some((host) => host.hasAttribute("open"))) return;
      const frame = await prepare({ name, attributes: getAttributes(data) });
      if (frame) await fill(frame);
    },
  };
}

function getAttributes(data: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [attributeOf(key), value]));
}

import { openModal, openPanels, ownDocument, pageSingleton, report } from "@quire/core";

/** Kinds of messages that compete for the slot, the most urgent first. */
const ORDER = ["confirmation", "notification", "help-box", "banner"] as const;
export type AttentionKind = (typeof ORDER)[number];

export interface SlotRequest {
  readonly kind: AttentionKind;
  /** Shows the message. Called again when it returns after a more urgent one. */
  show(): void;
  /** Hides the message, for a more urgent one or after its timeout. */
  hide(): void;
  /** Withdraws the request. The caller hides its message itself. */
  readonly signal?: AbortSignal;
  /** Milliseconds that the message shows in total. Without a timeout it shows until its release. */
  readonly timeout?: number;
}

export interface Slot {
  /** True if this claim is the displayed one. */
  readonly isShown: boolean;
  /** Ends the claim, so that the next one can show. A second call does nothing. */
  release(): void;
}

interface SlotClaim {
  readonly request: SlotRequest;
  /** Milliseconds left to show. */
  left: number;
  shownAt: number;
  timer?: ReturnType<typeof setTimeout>;
}

interface Arbiter {
  shown: SlotClaim | undefined;
  /** All claims that have not ended, including the displayed one, in the order of their requests. */
  readonly claims: Set<SlotClaim>;
}

const arbiter = () =>
  pageSingleton<Arbiter>("attention", () => {
    watchPanels(showMostUrgent);
    return { shown: undefined, claims: new Set() };
  });

/**
 * Requests the page's slot for messages. Only one banner, help box, notification or confirmation shows at a time. A more
 * urgent one replaces a less urgent one, which returns later. Equal ones wait in order. A help box also waits for open
 * panels, because it would cover them.
 */
export function requestSlot(request: SlotRequest): Slot {
  const claim: SlotClaim = { request, left: request.timeout ?? Number.POSITIVE_INFINITY, shownAt: 0 };
  const release = () => {
    request.signal?.removeEventListener("abort", release);
    endClaim(claim);
  };
  if (!request.signal?.aborted) {
    request.signal?.addEventListener("abort", release, { once: true });
    arbiter().claims.add(claim);
    showMostUrgent();
  }
  return {
    get isShown() {
      return arbiter().shown === claim;
    },
    release,
  };
}

function endClaim(claim: SlotClaim): void {
  const state = arbiter();
  clearTimeout(claim.timer);
  state.claims.delete(claim);
  if (state.shown === claim) state.shown = undefined;
  showMostUrgent();
}

/** Shows the most urgent claim. Among equals, the displayed one stays, or else the earliest request wins. */
function showMostUrgent(): void {
  const state = arbiter();
  const next = findMostUrgent(state);
  if (next === state.shown) return;
  const before = state.shown;
  state.shown = next;
  if (before) {
    clearTimeout(before.timer);
    before.left -= Date.now() - before.shownAt;
    before.request.hide();
  }
  // `hide` may have changed the next message, and that call has then shown it.
  if (next && state.shown === next) showClaim(next);
}

function findMostUrgent({ shown, claims }: Arbiter): SlotClaim | undefined {
  const rank = ({ request }: SlotClaim) => ORDER.indexOf(request.kind);
  const able = [...claims].filter(({ request }) => request.kind !== "help-box" || !isPanelOpen());
  return able.reduce<SlotClaim | undefined>(
    (best, claim) => (best === undefined || rank(claim) < rank(best) ? claim : best),
    shown && able.includes(shown) ? shown : undefined,
  );
}

function showClaim(claim: SlotClaim): void {
  claim.shownAt = Date.now();
  if (Number.isFinite(claim.left)) claim.timer = setTimeout(expireClaim, Math.max(0, claim.left), claim);
  try {
    claim.request.show();
  } catch (error) {
    report(error);
    endClaim(claim); // A claim that fails to show does not block the next one.
  }
}

function expireClaim(claim: SlotClaim): void {
  claim.request.hide();
  endClaim(claim);
}

const isPage = () => typeof HTMLElement !== "undefined";

/** Returns true if a Quire panel or a modal dialog of the host page covers the page. */
function isPanelOpen(): boolean {
  return openPanels().open.size > 0 || (isPage() && openModal() !== undefined);
}

/** Calls `onChange` when panels may have opened or closed, for the life of the page. */
function watchPanels(onChange: () => void): void {
  openPanels().watchers.add(onChange);
  if (!isPage()) return;
  const dialogs = new MutationObserver(onChange);
  dialogs.observe(ownDocument.documentElement, { attributeFilter: ["open"], childList: true, subtree: true });
}

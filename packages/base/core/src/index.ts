export {
  type Action,
  ActionFailure,
  type Activation,
  showTriggerState,
  type TriggerSet,
  type TriggerState,
  userMessageOf,
} from "./action.js";
export { afterPaint } from "./after-paint.js";
export { announce } from "./announce.js";
export { type CheckChunk, checkChunks, chunkCheck } from "./check-chunks.js";
export { copyText } from "./copy-text.js";
export { formatDay } from "./dates.js";
export { defineText, type Text, wordsOf } from "./define-text.js";
export { earlyMessages } from "./early-messages.js";
export { type BaseErrorCode, isQuireError, QuireError, type QuireErrorOptions } from "./errors.js";
export { type AnalyticsEvents, emit, track } from "./events.js";
export { failureWords, setFailureWords } from "./failure-words.js";
export { keepState, keptState } from "./history-state.js";
export { idempotencyKey } from "./idempotency-key.js";
export { ignoreSecondClick } from "./ignore-second-click.js";
export { ignoreSecondPress } from "./ignore-second-press.js";
export { isComposing } from "./is-composing.js";
export { isDevelopment } from "./is-development.js";
export { isElement } from "./is-element.js";
export { isPlainClick } from "./is-plain-click.js";
export { isReachable } from "./is-reachable.js";
export { issuePath } from "./issue-path.js";
export { jsonText, parseJson } from "./json.js";
export { keepTyping } from "./keep-typing.js";
export { laterTries } from "./later-tries.js";
export { lendFocus } from "./lend-focus.js";
export { listed } from "./listed.js";
export { CONFIGURATION_BLOCK, isVouchedFor, type LoaderTag, loaderTag } from "./loader-tag.js";
export { dated, priced } from "./localized.js";
export type { CompiledMessage, MessageTags, MessageValue, MessageValues } from "./message-format.js";
export {
  currencyCode,
  DEFAULT_CURRENCY,
  formatMoney,
  type Money,
  multiplyMoney,
  parseMoney,
  sumMoney,
} from "./money.js";
export { nearestName } from "./nearest-name.js";
export { ensureToast, NOTICE_SHORTCUT, notify, type ToastMessage, type Tone, toastStore } from "./notify.js";
export { openModal } from "./open-modal.js";
export { OPEN_OVERLAY, type OverlayRequest, openOverlay } from "./open-overlay.js";
export { openPanels, panelOpened } from "./open-panels.js";
export { goTo, hasBase, ownAddress } from "./own-address.js";
export { restoreOwnAttributes, setOwnAttribute } from "./own-attributes.js";
export {
  isFromMarkup,
  onPageConfiguration,
  type PageConfiguration,
  pageConfiguration,
  pageSetting,
  setPageConfiguration,
} from "./page-configuration.js";
export { fallbackLanguage, messagesReady, pageLocale, setMessageCompiler } from "./page-messages.js";
export { type PageStorage, pageStorage, type StorageArea, storageName } from "./page-storage.js";
export { perDocument } from "./per-document.js";
export { type PersistOptions, persist } from "./persist.js";
export { markUserAction, reloadPage } from "./reload-page.js";
export { report, reportFault } from "./report.js";
export { reportCorrupt } from "./report-corrupt.js";
export { createRuntime, pageSingleton, type Runtime, runtime, scopeRuntime } from "./runtime.js";
export { returnPathOf, safeReturnPath } from "./safe-return-path.js";
export { safeHref } from "./safe-url.js";
export { shieldDocument } from "./shield-document.js";
export { shownParentOf } from "./shown-parent-of.js";
export type { StartPage } from "./start-page.js";
export { adoptStyles } from "./style-sheets.js";
export { type TabChannel, tabChannel } from "./tab-channel.js";
export { defineTrigger, type TriggerAttribute, type TriggerDeclaration } from "./trigger-declaration.js";
export { uniqueId } from "./unique-id.js";
export { matches, ownDocument, ownWindow, parentOf, treeOf } from "./unshadowed.js";
export { whenIdle } from "./when-idle.js";
export { whenVisible } from "./when-visible.js";
export { boxFor, windowFor } from "./zoom.js";

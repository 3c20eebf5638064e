export { announce } from "./dom/announce.js";
export { copyText } from "./dom/copy-text.js";
export { focusOnce } from "./dom/focus-once.js";
export { getShownParent } from "./dom/get-shown-parent.js";
export { ignoreSecondClick, ignoreSecondPress } from "./dom/ignore-second.js";
export { isComposing, isPlainClick, keepTyping } from "./dom/input.js";
export { OPEN_OVERLAY, type OverlayRequest, openOverlay } from "./dom/open-overlay.js";
export { openModal, openPanels, panelOpened } from "./dom/open-panels.js";
export { restoreOwnAttributes, setOwnAttribute } from "./dom/own-attributes.js";
export { perDocument } from "./dom/per-document.js";
export { shieldDocument } from "./dom/shield-document.js";
export { adoptStyles } from "./dom/style-sheets.js";
export {
  getParent,
  getTree,
  isElement,
  matches,
  ownDocument,
  ownWindow,
} from "./dom/unshadowed.js";
export { afterPaint, whenIdle } from "./dom/when.js";
export { whenVisible } from "./dom/when-visible.js";
export { getBoxFor, getWindowFor } from "./dom/zoom.js";
export {
  type BaseErrorCode,
  formatIssuePath,
  isQuireError,
  QuireError,
  type QuireErrorOptions,
} from "./errors/errors.js";
export { findNearestName } from "./errors/nearest-name.js";
export {
  type ErrorListener,
  getErrorAddress,
  report,
  reportFault,
  setErrorListener,
} from "./errors/report.js";
export { formatNumber } from "./messages/american-english.js";
export { defineText, getWords, type Text } from "./messages/define-text.js";
export { getFailureWords, setFailureWords } from "./messages/failure-words.js";
export { joinNames } from "./messages/join-names.js";
export type { LoadLocale, LocaleMessages, LocaleModule, Locales } from "./messages/locale-messages.js";
export type { CompiledMessage, MessageTags, MessageValue, MessageValues } from "./messages/message-format.js";
export { pageLocale } from "./messages/page-locale.js";
export {
  getFallbackLanguage,
  getMessages,
  messagesReady,
  onMessages,
  setMessageCompiler,
} from "./messages/page-messages.js";
export { formatDay, formatLocalDate, formatLocalMoney } from "./money/localized.js";
export {
  currencyCode,
  DEFAULT_CURRENCY,
  formatMoney,
  type Money,
  multiplyMoney,
  parseMoney,
  sumMoney,
} from "./money/money.js";
export {
  type Action,
  ActionFailure,
  type Activation,
  getUserMessage,
  showTriggerState,
  type TriggerSet,
  type TriggerState,
} from "./page/action.js";
export { type CheckChunk, checkChunks, chunkCheck } from "./page/check-chunks.js";
export { earlyMessages } from "./page/early-messages.js";
export { type AnalyticsEvents, awaitsConsent, emit, track, whenConsented } from "./page/events.js";
export { idempotencyKey, uniqueId } from "./page/ids.js";
export { isDevelopment } from "./page/is-development.js";
export { CONFIGURATION_BLOCK, isVouchedFor, type LoaderTag, loaderTag } from "./page/loader-tag.js";
export { isReachable, scheduleRetries } from "./page/network.js";
export {
  ensureToast,
  NOTICE_SHORTCUT,
  notify,
  type ToastMessage,
  type Tone,
  toastStore,
} from "./page/notify.js";
export {
  BEFORE_NAVIGATE,
  goTo,
  hasBase,
  ownAddress,
  type Router,
  routing,
} from "./page/own-address.js";
export {
  getPageSetting,
  isFromMarkup,
  onPageConfiguration,
  type PageConfiguration,
  pageConfiguration,
  setPageConfiguration,
} from "./page/page-configuration.js";
export { markUserAction, reloadPage } from "./page/reload-page.js";
export {
  createRuntime,
  pageSingleton,
  type Runtime,
  runtime,
  type StartPage,
  scopeRuntime,
} from "./page/runtime.js";
export { getReturnPath, toSafeReturnPath } from "./page/safe-return-path.js";
export { safeHref, withParameter } from "./page/safe-url.js";
export { defineTrigger, type TriggerAttribute, type TriggerDeclaration } from "./page/trigger-declaration.js";
export { getKeptState, keepState } from "./storage/history-state.js";
export { jsonText, parseJson } from "./storage/json.js";
export { getStorageName, type PageStorage, pageStorage, type StorageArea } from "./storage/page-storage.js";
export { type PersistOptions, persist, reportCorrupt } from "./storage/persist.js";
export { type TabChannel, tabChannel } from "./storage/tab-channel.js";

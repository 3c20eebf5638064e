import { asComponent } from "@quire/element";
import { view as bulkDiscardView } from "./bulk-discard/bulk-discard-view.js";
import { bulkDiscardFlyout } from "./bulk-discard/element.js";
import { view as bulkOrganizeView } from "./bulk-organize/bulk-organize-view.js";
import { bulkOrganizeFlyout } from "./bulk-organize/element.js";
import { view as changePasswordView } from "./change-password/change-password-view.js";
import { changePasswordFlyout } from "./change-password/element.js";
import { view as discardView } from "./discard/discard-view.js";
import { discardFlyout } from "./discard/element.js";
import { embedFlyout } from "./embed/element.js";
import { view as embedView } from "./embed/embed-view.js";
import { forgotPasswordFlyout } from "./forgot-password/element.js";
import { view as forgotPasswordView } from "./forgot-password/forgot-password-view.js";
import { genericFlyout } from "./generic/element.js";
import { view as genericView } from "./generic/generic-view.js";
import { organizeFlyout } from "./organize/element.js";
import { view as organizeView } from "./organize/organize-view.js";
import { passkeysFlyout } from "./passkeys/element.js";
import { view as passkeysView } from "./passkeys/passkeys-view.js";
import { saveFlyout } from "./save/element.js";
import { view as saveView } from "./save/save-view.js";
import { shareFlyout } from "./share/element.js";
import { view as shareView } from "./share/share-view.js";
import { shareListFlyout } from "./share-list/element.js";
import { view as shareListView } from "./share-list/share-list-view.js";

export type { BulkDiscarded } from "./bulk-discard/discard-many.js";
export type { BulkDiscardFlyoutProps } from "./bulk-discard/element.js";
export type { BulkOrganized } from "./bulk-organize/bulk-organize-view.js";
export type { BulkOrganizeFlyoutProps } from "./bulk-organize/element.js";
export type { ChangePasswordFlyoutProps } from "./change-password/element.js";
export { type Destruction, destroyFlyout } from "./destroy-flyout.js";
export type { Discarded } from "./discard/discard-item.js";
export type { DiscardFlyoutProps } from "./discard/element.js";
export type { EmbedFlyoutProps } from "./embed/element.js";
export type { ItemFiled } from "./folder-choice/item-filing.js";
export type { ForgotPasswordFlyoutProps } from "./forgot-password/element.js";
export type { GenericFlyoutProps as FlyoutProps } from "./generic/element.js";
export type { OrganizeFlyoutProps } from "./organize/element.js";
export type { PasskeysFlyoutProps } from "./passkeys/element.js";
export type { SaveFlyoutProps } from "./save/element.js";
export type { ShareFlyoutProps } from "./share/element.js";
export type { SharedDetail } from "./share/share-panel.js";
export type { ShareListFlyoutProps } from "./share-list/element.js";

/** React component of `<quire-bulk-discard-flyout>`. `open` shows it next to the focused element. */
export const BulkDiscardFlyout = /* @__PURE__ */ asComponent(bulkDiscardFlyout, bulkDiscardView);

/** React component of `<quire-bulk-organize-flyout>`. `open` shows it next to the focused element. */
export const BulkOrganizeFlyout = /* @__PURE__ */ asComponent(bulkOrganizeFlyout, bulkOrganizeView);

/** React component of `<quire-change-password-flyout>`. `open` shows it next to the focused element. */
export const ChangePasswordFlyout = /* @__PURE__ */ asComponent(changePasswordFlyout, changePasswordView);

/** React component of `<quire-discard-flyout>`. `open` shows it next to the focused element. */
export const DiscardFlyout = /* @__PURE__ */ asComponent(discardFlyout, discardView);

/** React component of `<quire-embed-flyout>`. `open` shows it next to the focused element. */
export const EmbedFlyout = /* @__PURE__ */ asComponent(embedFlyout, embedView);

/** React component of `<quire-forgot-password-flyout>`. `open` shows it next to the focused element. */
export const ForgotPasswordFlyout = /* @__PURE__ */ asComponent(forgotPasswordFlyout, forgotPasswordView);

/** React component of `<quire-flyout>`. `open` shows it next to the focused element. */
export const Flyout = /* @__PURE__ */ asComponent(genericFlyout, genericView);

/** React component of `<quire-organize-flyout>`. `open` shows it next to the focused element. */
export const OrganizeFlyout = /* @__PURE__ */ asComponent(organizeFlyout, organizeView);

/** React component of `<quire-passkeys-flyout>`. `open` shows it next to the focused element. */
export const PasskeysFlyout = /* @__PURE__ */ asComponent(passkeysFlyout, passkeysView);

/** React component of `<quire-save-flyout>`. `open` shows it next to the focused element. */
export const SaveFlyout = /* @__PURE__ */ asComponent(saveFlyout, saveView);

/** React component of `<quire-share-flyout>`. `open` shows it next to the focused element. */
export const ShareFlyout = /* @__PURE__ */ asComponent(shareFlyout, shareView);

/** React component of `<quire-share-list-flyout>`. `open` shows it next to the focused element. */
export const ShareListFlyout = /* @__PURE__ */ asComponent(shareListFlyout, shareListView);

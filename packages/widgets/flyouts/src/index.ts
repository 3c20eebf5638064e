export { BulkDiscardFlyout, type BulkDiscardFlyoutProps } from "./bulk-discard/bulk-discard-flyout.js";
export type { BulkDiscarded } from "./bulk-discard/discard-many.js";
export { BulkOrganizeFlyout, type BulkOrganizeFlyoutProps } from "./bulk-organize/bulk-organize-flyout.js";
export type { BulkOrganized } from "./bulk-organize/bulk-organize-view.js";
export {
  ChangePasswordFlyout,
  type ChangePasswordFlyoutProps,
} from "./change-password/change-password-flyout.js";
export { type Destruction, destroyFlyout } from "./destroy-flyout.js";
export { DiscardFlyout, type DiscardFlyoutProps } from "./discard/discard-flyout.js";
export type { Discarded } from "./discard/discard-item.js";
export { EmbedFlyout, type EmbedFlyoutProps } from "./embed/embed-flyout.js";
export type { ItemFiled } from "./folder-choice/item-filing.js";
export {
  ForgotPasswordFlyout,
  type ForgotPasswordFlyoutProps,
} from "./forgot-password/forgot-password-flyout.js";
export { GenericFlyout as Flyout, type GenericFlyoutProps as FlyoutProps } from "./generic/generic-flyout.js";
export { OrganizeFlyout, type OrganizeFlyoutProps } from "./organize/organize-flyout.js";
export { PasskeysFlyout, type PasskeysFlyoutProps } from "./passkeys/passkeys-flyout.js";
export { SaveFlyout, type SaveFlyoutProps } from "./save/save-flyout.js";
export { ShareFlyout, type ShareFlyoutProps } from "./share/share-flyout.js";
export type { SharedDetail } from "./share/share-panel.js";
export { ShareListFlyout, type ShareListFlyoutProps } from "./share-list/share-list-flyout.js";

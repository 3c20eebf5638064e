import { asComponent } from "@quire/element";
import { helpBox } from "./help-box/element.js";
import { maintenanceNotice } from "./maintenance-notice/element.js";
import { notification } from "./notification/element.js";
import { processingModal } from "./processing-modal/element.js";
import { registrationBanner } from "./registration-banner/element.js";
import { subscriptionBanner } from "./subscription-banner/element.js";
import { toast } from "./toast/element.js";

export type { HelpBoxMetric } from "./help-box/close-help-box.js";
export type { HelpBoxProps } from "./help-box/element.js";
export type { MaintenanceNoticeProps } from "./maintenance-notice/element.js";
export type { NotificationProps } from "./notification/element.js";
export type { ProcessingModalProps } from "./processing-modal/element.js";
export type { RegistrationBannerProps } from "./registration-banner/element.js";
export type { SubscriptionBannerProps } from "./subscription-banner/element.js";
export type { ToastProps } from "./toast/element.js";

/** `<quire-help-box>` for React. */
export const HelpBox = /* @__PURE__ */ asComponent(helpBox);

/** `<quire-maintenance-notice>` for React. */
export const MaintenanceNotice = /* @__PURE__ */ asComponent(maintenanceNotice);

/** `<quire-notification>` for React. */
export const Notification = /* @__PURE__ */ asComponent(notification);

/** `<quire-processing-modal>` for React. */
export const ProcessingModal = /* @__PURE__ */ asComponent(processingModal);

/** `<quire-registration-banner>` for React. */
export const RegistrationBanner = /* @__PURE__ */ asComponent(registrationBanner);

/** `<quire-subscription-banner>` for React. */
export const SubscriptionBanner = /* @__PURE__ */ asComponent(subscriptionBanner);

/** `<quire-toast>` for React. */
export const Toast = /* @__PURE__ */ asComponent(toast);

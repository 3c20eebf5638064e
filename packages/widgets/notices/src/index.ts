export type { HelpBoxMetric } from "./help-box/close-help-box.js";
export { HelpBox, type HelpBoxProps } from "./help-box/help-box.js";
export {
  MaintenanceNotice,
  type MaintenanceNoticeProps,
} from "./maintenance-notice/maintenance-notice.js";
export { Notification, type NotificationProps } from "./notification/notification.js";
export { ProcessingModal, type ProcessingModalProps } from "./processing-modal/processing-modal.js";
export {
  RegistrationBanner,
  type RegistrationBannerProps,
} from "./registration-banner/registration-banner.js";
export {
  SubscriptionBanner,
  type SubscriptionBannerProps,
} from "./subscription-banner/subscription-banner.js";
export { Toast, type ToastProps } from "./toast/toast.js";

import { asComponent } from "@quire/element";
import { maintenanceNotice } from "./element.js";

export type { MaintenanceNoticeProps } from "./element.js";

/** `<quire-maintenance-notice>` for React. */
export const MaintenanceNotice = asComponent(maintenanceNotice);

import { register } from "@quire/element";
import { MaintenanceNoticeElement } from "../maintenance-notice/element.js";

register("maintenance-notice", MaintenanceNoticeElement);

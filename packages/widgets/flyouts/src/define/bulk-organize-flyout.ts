import { register } from "@quire/element";
import { BulkOrganizeFlyoutElement } from "../bulk-organize/element.js";

register("bulk-organize-flyout", BulkOrganizeFlyoutElement);

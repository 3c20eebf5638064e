import { register } from "@quire/element";
import { OrganizeFlyoutElement } from "../organize/element.js";

register("organize-flyout", OrganizeFlyoutElement);

import { register } from "@quire/element";
import { BreadcrumbFilterElement } from "./element.js";

register("breadcrumb-filter", BreadcrumbFilterElement);

import { jsonOf, plainPartShell } from "@quire/plain-parts";
import { Menu } from "./menu.js";
import { isGroups } from "./menu-groups.js";
import sheet from "./product-menu.css?inline";
import { ATTRIBUTES, type ProductMenuOptions } from "./product-menu-options.js";

/** All that the menu is. */
export const shell = plainPartShell({
  name: "product-menu",
  sheet,
  attributes: ATTRIBUTES,
  optionsOf: (host): ProductMenuOptions => ({
    label: host.getAttribute("label") ?? "",
    single: (host.getAttribute("single") ?? "false").trim() !== "false",
    groups: jsonOf(host, "groups", isGroups),
  }),
  create: (place) => new Menu(place),
});

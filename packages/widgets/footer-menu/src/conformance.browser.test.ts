import { describeConformance } from "@quire/testing";
import { FooterMenuElement } from "./element.js";
import { FooterMenu, footerMenu } from "./footer-menu.js";

describeConformance({
  widget: footerMenu,
  element: FooterMenuElement,
  component: FooterMenu,
  shows: (view) => view.getAttribute("part") === "content",
});

import { describeConformance } from "@quire/conformance";
import { FooterMenuElement, footerMenu } from "./element.js";
import { FooterMenu } from "./index.js";

describeConformance({
  widget: footerMenu,
  element: FooterMenuElement,
  component: FooterMenu,
  shows: (view) => view.getAttribute("part") === "content",
});

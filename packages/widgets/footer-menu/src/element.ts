import { asElement } from "@quire/element";
import { footerMenu } from "./footer-menu.js";

/** The class of `<quire-footer-menu>`; `define.ts` registers it. */
export const FooterMenuElement = asElement(footerMenu);

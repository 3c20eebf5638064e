import { asComponent } from "@quire/element";
import { footerMenu } from "./element.js";

export type { FooterMenuProps } from "./element.js";

/** `<quire-footer-menu>` for React; its children are the lists. */
export const FooterMenu = asComponent(footerMenu);

import { asComponent } from "@quire/element";
import { header } from "./element.js";

export type { HeaderProps } from "./element.js";

/** `<quire-header>` for React; its children go into its slots. */
export const Header = asComponent(header);

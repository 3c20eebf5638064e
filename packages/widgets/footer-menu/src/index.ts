export { FooterMenu, type FooterMenuProps } from "./footer-menu.js";

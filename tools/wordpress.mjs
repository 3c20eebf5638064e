import { existsSync } from "node:fs";
import { onSystem } from "./on-system.mjs";

const SITE = "/usr/share/wordpress";

/** Packages of a throw-away WordPress on Debian-based systems, each with a check for its files. */
const NEEDED = {
  wordpress: () => existsSync(`${SITE}/wp-load.php`),
  "wordpress-theme-twentytwentyone": () => existsSync(`${SITE}/wp-content/themes/twentytwentyone`),
  "wordpress-theme-twentytwentythree": () => existsSync(`${SITE}/wp-content/themes/twentytwentythree`),
  "php-cli": () => onSystem(["php"]),
  "mariadb-server": () => onSystem(["mariadb-install-db"]),
  nginx: () => existsSync("/usr/sbin/nginx"),
};

/** Names the packages that are missing for the tests of the WordPress plugin. */
export const missingForWordPress = () =>
  Object.entries(NEEDED).flatMap(([name, isThere]) => (isThere() ? [] : [name]));

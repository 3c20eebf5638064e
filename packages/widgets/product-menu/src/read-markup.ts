import type { MenuGroup, MenuLink } from "./menu-groups.js";

const HEADING = ":scope > :is(summary, h2, h3, h4, h5, h6)";

/** Reads the groups from the page's own markup: each is a `<details>` or `<section>` with a heading and links. */
export function readMarkup(host: Element): MenuGroup[] {
  const sections = host.querySelectorAll(":scope > :is(details, section)");
  return [...sections].map(readGroup).filter(({ links }) => links.length > 0);
}

function readGroup(section: Element): MenuGroup {
  return {
    title: words(section.querySelector(HEADING)),
    links: [...section.querySelectorAll("a[href]")].map(readLink),
    open: section.hasAttribute("open"),
  };
}

function readLink(link: Element): MenuLink {
  const current = link.getAttribute("aria-current") ?? "false";
  return { label: words(link), href: link.getAttribute("href") ?? "", current: current !== "false" };
}

const words = (node: Element | null) => node?.textContent?.trim().replace(/\s+/g, " ") ?? "";

import { safeHref } from "@quire/core";
import { makeElement } from "@quire/element";
import type { Issue } from "@quire/services/archive";
import { text } from "./text.js";

/** Renders an issue with its contents (content-3.21). An unsafe address gets no link and no picture. */
export function createIssueView(issue: Issue, level: number): readonly Node[] {
  const source = safeHref(issue.image);
  const cover = source ? [getCover(source)] : [];
  const title = makeHeading(level, "title", issue.title);
  // The title takes the focus when the focused element is removed.
  title.tabIndex = -1;
  const summary = issue.summary ? [makeElement("p", { part: "summary" }, issue.summary)] : [];
  return [...cover, makeElement("div", { class: "text" }, title, ...summary, ...getList(issue, level + 1))];
}

/** A cover that fails to load keeps its space, without the browser's broken-image icon. */
function getCover(src: string): HTMLElement {
  const image = makeElement("img", { part: "image", src, alt: "" });
  image.onerror = () => {
    image.style.visibility = "hidden";
  };
  return image;
}

function getList({ items }: Issue, level: number): readonly Node[] {
  if (items.length === 0) return [makeElement("p", { part: "note" }, text("none"))];
  const list = makeElement("ul", { part: "items", role: "list" }, ...items.map(itemView));
  return [makeHeading(level, "heading", text("heading")), list];
}

function itemView({ title, link }: Issue["items"][number]): HTMLElement {
  const href = safeHref(link);
  const name = href ? makeElement("a", { part: "link", href }, title || href) : title;
  return makeElement("li", { part: "item" }, name);
}

function makeHeading(level: number, part: string, words: string): HTMLElement {
  const tags = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;
  return makeElement(tags[Math.min(Math.floor(level), tags.length) - 1] ?? "h2", { part }, words);
}

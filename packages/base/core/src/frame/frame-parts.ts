import { ownDocument, uniqueId } from "../index.js";
import { text } from "./text.js";

/** The elements of a frame. */
export interface FrameParts {
  readonly dialog: HTMLDialogElement;
  readonly header: HTMLElement;
  readonly title: HTMLElement;
  readonly close: HTMLElement;
  readonly busy: HTMLElement;
  readonly body: HTMLElement;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = ownDocument.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Creates the elements, with `content` in the body. */
export function createFrameParts(kind: string, content: Node): FrameParts {
  const id = uniqueId("title");
  const title = element("h2", { part: "title", id, tabindex: "-1" });
  const close = element("button", { part: "close", type: "button" });
  const busy = element("p", { part: "busy", role: "status" }, text("loading"));
  const body = element("div", { part: "body" }, content);
  const header = element("div", { part: "header" }, title, close);
  const dialog = element("dialog", { part: `panel ${kind}`, "aria-labelledby": id }, header, busy, body);
  return { dialog, header, title, close, busy, body };
}

/** Shows a failure with a retry button in place of the busy line. */
export function showFailure({ busy }: FrameParts, words: string, retry: () => void): void {
  const again = element("button", { part: "retry", type: "button" }, text("retry"));
  again.addEventListener("click", retry);
  busy.hidden = false;
  busy.replaceChildren(words, " ", again);
}

export function showBusy({ busy }: FrameParts, isBusy: boolean): void {
  busy.hidden = !isBusy;
  busy.replaceChildren(text("loading"));
}

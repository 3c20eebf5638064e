import { adoptStyles, ownDocument, report } from "@quire/core";
import { type CreateShell, createContainer, createFrame, getHostRoot, ModalFrame } from "@quire/core/frame";
import sheet from "./shell.css?inline";
import { text } from "./text.js";

/**
 * Creates the overlay's frame and registers it for messages of the host. The host may send one before React has loaded,
 * so the listeners come with the frame and not with the view.
 */
export const shell: CreateShell = (host) => {
  const root = getHostRoot(host);
  const { container, content } = createContainer(host, "shadow");
  const title = () => getHeading(host.getAttribute("heading"));
  const closeLabel = () => text("close");
  const frame = createFrame(host, root, content, { kind: ModalFrame, title, closeLabel });
  adoptStyles(root, sheet);
  const greeting = ownDocument.createElement("p");
  greeting.setAttribute("part", "greeting");
  frame.panel.querySelector('[part="title"]')?.before(greeting);
  import("./paywall-page.js").then(({ joinPage }) => {
    if (host.isConnected) joinPage(host, frame);
  }, report);
  return { host, root, container, frame };
};

/** The overlay's title: the page's own, or the default. */
export function getHeading(attributeText: string | null | undefined): string {
  return attributeText?.trim() || text("heading");
}

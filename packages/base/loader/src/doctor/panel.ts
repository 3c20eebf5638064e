import { adoptStyles, copyText, getErrorAddress, ownDocument } from "@quire/core";
import sheet from "./doctor.css?inline";
import { type Finding, formatInWords, formatToCopy } from "./reported.js";

/** The panel that lists the findings. */
interface Panel {
  /** Shows these findings. Rows that were shown before stay, and keep the focus. */
  show(findings: readonly Finding[], summary: string): void;
}

/** Opens the panel above the page. Escape and its button close it and restore the focus. */
export function openPanel(onClose: () => void): Panel {
  const host = make("div");
  host.dataset.quireDoctor = "";
  const root = host.attachShadow({ mode: "open" });
  adoptStyles(root, sheet);
  const title = make("h2", "Quire doctor");
  title.id = "title";
  title.tabIndex = -1;
  const status = make("p");
  status.role = "status";
  const close = make("button", "Close");
  close.type = "button";
  const list = make("ol");
  list.role = "list";
  const section = make("section");
  section.role = "dialog";
  section.setAttribute("aria-labelledby", title.id);
  section.lang = "en";
  section.popover = "manual";
  // A <header> in a dialog would be a second banner next to the page's own.
  const head = make("div");
  head.append(title, close, status);
  section.append(head, list);
  root.append(section);

  const before = ownDocument.activeElement;
  const end = () => {
    host.remove();
    if (before instanceof HTMLElement) before.focus();
    onClose();
  };
  close.addEventListener("click", end);
  section.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end();
  });
  ownDocument.body.append(host);
  section.showPopover();
  title.focus();

  const rows = new Map<string, HTMLElement>();
  return {
    show(findings, summary) {
      if (status.textContent !== summary) status.textContent = summary;
      const byText = new Map(findings.map((finding) => [formatInWords(finding), finding]));
      for (const [words, row] of rows) {
        if (byText.has(words)) continue;
        row.remove();
        rows.delete(words);
      }
      for (const [words, finding] of byText) {
        const row = rows.get(words) ?? getRow(finding);
        if (!rows.has(words)) list.append(row);
        rows.set(words, row);
      }
    },
  };
}

function getRow(finding: Finding): HTMLElement {
  const row = make("li");
  row.dataset.area = finding.area;
  const copy = make("button", "Copy");
  copy.type = "button";
  copy.ariaLabel = `Copy: ${finding.what}`;
  copy.addEventListener("click", async () => {
    const isCopied = await copyText(formatToCopy(finding));
    copy.textContent = isCopied ? "Copied" : "Copying failed";
    copy.ariaLabel = `${copy.textContent}: ${finding.what}`;
  });
  row.append(make("h3", finding.what), make("p", finding.fix), copy);
  if (finding.code) row.append(" ", getLink(finding));
  return row;
}

function getLink({ code, what }: Finding): HTMLAnchorElement {
  const link = make("a", code);
  link.href = getErrorAddress(code);
  link.target = "_blank";
  link.rel = "noopener";
  link.ariaLabel = `${code}, documentation: ${what}`;
  return link;
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, words = ""): HTMLElementTagNameMap[Tag] {
  const made = ownDocument.createElement(tag);
  made.textContent = words;
  return made;
}

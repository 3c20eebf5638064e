import { type Context, Hono } from "hono";
import { caseSelections, findCase } from "../cases.js";
import type { Page } from "../page.js";
import { pdf } from "../pdf.js";
import type { Show } from "./show.js";

/** The collection of case selections, each selection, and the PDFs behind them (accounts §2). */
export function casePages(show: Show): Hono {
  const app = new Hono();
  app.get("/case-selections", (c) => show(c, collectionPage()));
  app.get("/case-selections/:eid", (c) => show(c, selectionPage(c.req.param("eid"))));
  app.get("/download/case-selections/:eid/:iid", (c) => {
    const { eid, iid } = c.req.param();
    return download(c, eid, iid) ?? show(c, undefined);
  });
  return app;
}

function collectionPage(): Page {
  return {
    template: "case-selections",
    title: "Case selections – The Quire Review",
    description: "Cases for the classroom and the board, collected by the editors of The Quire Review.",
    values: { selections: caseSelections.map((one) => viewOf(one.eid)) },
  };
}

function selectionPage(eid: string): Page | undefined {
  const view = viewOf(eid);
  if (!view) return undefined;
  return {
    template: "case-selection",
    title: `${view.title} – The Quire Review`,
    description: view.description,
    configuration: { experiments: { "paywall-case-subtout": "quiet" } },
    values: { ...view, first: view.cases[0] },
  };
}

function viewOf(eid: string) {
  const found = caseSelections.find((one) => one.eid === eid);
  return (
    found && {
      ...found,
      href: `/case-selections/${eid}`,
      cases: found.cases.map((one) => ({
        ...one,
        caseTitle: one.title,
        caseDek: one.dek,
        pdf: `/download/case-selections/${eid}/${one.iid}`,
      })),
    }
  );
}

function download(c: Context, eid: string, iid: string): Response | undefined {
  const found = findCase(eid, iid);
  if (!found) return undefined;
  const body = pdf(found.title, [
    { text: "The Quire Review", size: 11, before: 0 },
    { text: found.title, size: 28, before: 60 },
    { text: found.dek, size: 14, before: 10 },
    { text: `From the case selection "${found.selection.title}".`, size: 11, before: 40 },
  ]);
  return c.body(body, 200, {
    "Content-Type": "application/pdf",
    "Content-Disposition": `inline; filename="${eid}-${iid}.pdf"`,
    "Cache-Control": "private, no-cache",
  });
}

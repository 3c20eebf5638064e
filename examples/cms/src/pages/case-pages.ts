import type { ReferenceApi } from "@quire/example-reference-api";
import { type Context, Hono } from "hono";
import { caseSelections, findCase } from "../cases.js";
import type { Page } from "../page.js";
import { pdf } from "../pdf.js";
import { getVisitor } from "../visitor.js";
import type { Show } from "./show.js";

/** The collection of case selections, each selection, and their PDFs (accounts-2.25). */
export function casePages(show: Show, api: ReferenceApi["app"]): Hono {
  const app = new Hono();
  app.get("/case-selections", (c) => show(c, collectionPage()));
  app.get("/case-selections/:eid", (c) => show(c, selectionPage(c.req.param("eid"))));
  app.get("/download/case-selections/:eid/:iid", async (c) => {
    const { eid, iid } = c.req.param();
    const found = findCase(eid, iid);
    if (!found) return show(c, undefined);
    // The page's paywall only hides the link. This check keeps the PDF on the server for users without access.
    const visitor = await getVisitor({ api, request: c.req.raw });
    return visitor === "guest" ? show(c, refusedPage(c.req.path, found)) : download(c, found);
  });
  return app;
}

function collectionPage(): Page {
  return {
    template: "case-selections",
    title: "Case selections – The Quire Review",
    description: "Cases for the classroom and the boardroom, chosen by the editors of The Quire Review.",
    values: { selections: caseSelections.map((one) => getView(one.eid)) },
  };
}

function selectionPage(eid: string): Page | undefined {
  const view = getView(eid);
  if (!view) return undefined;
  return {
    template: "case-selection",
    title: `${view.title} – The Quire Review`,
    description: view.description,
    configuration: { experiments: { "paywall-case-subtout": "quiet" } },
    values: { ...view, first: view.cases[0] },
  };
}

function getView(eid: string) {
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

type FoundCase = NonNullable<ReturnType<typeof findCase>>;

function refusedPage(path: string, { title, selection }: FoundCase): Page {
  const href = `/case-selections/${selection.eid}`;
  return {
    template: "subscribers-only",
    title: "Sign in to read – The Quire Review",
    status: 403,
    personal: true,
    values: {
      heading: "Sign in to read this case",
      dek: `“${title}” is a PDF in the selection “${selection.title}”.`,
      signIn: "Sign in",
      itemTitle: selection.title,
      itemHref: href,
      returnTo: encodeURIComponent(path),
    },
  };
}

function download(c: Context, { title, dek, iid, selection }: FoundCase): Response {
  const body = pdf(title, [
    { text: "The Quire Review", size: 11, before: 0 },
    { text: title, size: 28, before: 60 },
    { text: dek, size: 14, before: 10 },
    { text: `From the case selection "${selection.title}".`, size: 11, before: 40 },
  ]);
  return c.body(body, 200, {
    "Content-Type": "application/pdf",
    "Content-Disposition": `inline; filename="${selection.eid}-${iid}.pdf"`,
    "Cache-Control": "private, no-cache",
    Vary: "Cookie",
  });
}

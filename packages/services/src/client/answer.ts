import { formatIssuePath, parseJson, report } from "@quire/core";
import type { Endpoint } from "../contract/index.js";
import { validateBySchema } from "./judge.js";
import { RequestError } from "./request-error.js";

/** Reason for rejecting an HTML page, such as a portal or a start page. */
export const A_PAGE = "It is a page, not data.";

/**
 * Parses a successful answer by the endpoint's schema. An HTML page (a portal's sign-in, an error page with
 * 200) is rejected. Invalid entries of a list are left out.
 * @throws RequestError `request/answer`
 */
export async function readAnswer(endpoint: Endpoint, response: Response): Promise<unknown> {
  const { answer, base, name } = endpoint;
  const wrong = (why: string, cause?: unknown) =>
    new RequestError("request/answer", `The answer to "${name}" does not fit.`, {
      why,
      fix: "Compare it with the contract (openapi.json).",
      status: response.status,
      isMisplaced: why === A_PAGE,
      cause,
    });
  if (isPage(response) && (answer || base !== "site")) throw wrong(A_PAGE);
  if (!answer) return undefined;
  const { value, issue } = validateBySchema(answer, parse(await response.text(), wrong));
  const error = issue && wrong(`At "${formatIssuePath(issue)}": ${issue.message}.`);
  if (issue?.isLeftOut) report(error);
  else if (error) throw error;
  return value;
}

/** Returns true for an HTML page, as a portal, a proxy or a wrong address sends instead of data. */
export function isPage({ headers }: Response): boolean {
  return /^(text\/html|application\/xhtml)/i.test(headers.get("content-type") ?? "");
}

function parse(text: string, wrong: (why: string, cause?: unknown) => RequestError): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    throw wrong("It is not JSON.", cause);
  }
}

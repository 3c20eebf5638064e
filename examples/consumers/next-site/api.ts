import { forwardCall } from "@quire/widgets/server";

/** Origin of the API's server. It is read when a request comes, so one build runs anywhere. */
export const site = (): string => process.env.QUIRE_SITE ?? "http://localhost:4173";

/** Forwards a call of the browser to the API. */
export const forward = (request: Request): Promise<Response> => forwardCall(request, { to: site() });

import { asElement } from "@quire/element";
import { streamList } from "./stream-list.js";

/** The class of `<quire-stream-list>`; `define.ts` registers it. */
export const StreamListElement = asElement(streamList);

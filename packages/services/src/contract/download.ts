import * as v from "valibot";
import { TextSchema } from "./lenient.js";

/** A file to download. `link` is unchecked. */
export const DownloadSchema = v.object({ link: TextSchema, format: TextSchema });

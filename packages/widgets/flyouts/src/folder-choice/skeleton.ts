import { skeletonOf } from "@quire/core/frame";
import sheet from "./skeleton.css?inline";

/** What stands in place of the choice: title and legend, My Library with three folders, the button. */
export const folderSkeleton = skeletonOf({ places: 6, sheet });

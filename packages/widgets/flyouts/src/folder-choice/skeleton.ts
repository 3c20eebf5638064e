import { skeletonOf } from "@quire/core/frame";
import sheet from "./skeleton.css?inline";

/** Skeleton of the choice: title and legend, My Library with three folders, and the button. */
export const folderSkeleton = skeletonOf({ places: 6, sheet });

import { getSkeleton } from "@quire/core/frame";
import sheet from "./skeleton.css?inline";

/** Skeleton of the choice: title, My Library with three folders, and the button. */
export const folderSkeleton = getSkeleton({ places: 6, sheet });

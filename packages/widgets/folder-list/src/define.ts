import { register } from "@quire/element";
import { FolderListElement } from "./element.js";

register("folder-list", FolderListElement);

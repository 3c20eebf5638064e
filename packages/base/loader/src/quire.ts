import { firstFiles, manifestHash } from "virtual:quire/manifest";
import { ownTag } from "./own-tag.js";
import { startLoader } from "./start-loader.js";

const { url } = import.meta;
startLoader(new URL(".", url).href, ownTag(url), manifestHash, firstFiles);

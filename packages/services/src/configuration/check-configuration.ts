import {
  CONFIGURATION_BLOCK,
  loaderTag,
  nearestName,
  ownDocument,
  pageConfiguration,
  reportFault,
} from "@quire/core";
import * as callSettings from "./call-settings.js";
import * as pageSettings from "./settings.js";

const settings = Object.values({ ...callSettings, ...pageSettings });
const keys = settings.map(({ key }): string => key);

/** Judges the whole configuration of the page: values that nobody has read yet, and keys that nobody will. */
export function checkConfiguration(): void {
  reportIgnoredBlocks();
  for (const key of Object.keys(pageConfiguration())) {
    if (!keys.includes(key)) reportUnknown(key);
  }
  for (const setting of settings) setting();
}

function reportUnknown(key: string): void {
  const nearest = nearestName(key, keys);
  reportFault("configuration/unknown-key", `The configuration's "${key}" is not a setting.`, {
    why: "It is ignored.",
    fix: nearest ? `Did you mean "${nearest}"?` : `Settings are: ${keys.join(", ")}.`,
  });
}

/** A block that nobody vouches for may be anybody's. */
function reportIgnoredBlocks(): void {
  if (typeof document === "undefined") return;
  const { block } = loaderTag() ?? {};
  const others = [...ownDocument.querySelectorAll(CONFIGURATION_BLOCK)].filter((one) => one !== block);
  if (others.length === 0) return;
  reportFault("configuration/ignored", `${others.length} of the page's configuration blocks is ignored.`, {
    why: "The loader's own tag vouches for one block: the one with the tag's nonce, or the one beside the tag.",
    fix: "Put the block right before the loader's tag in <head>, or give both the same nonce.",
  });
}

import { pathToFileURL } from "node:url";
import { at } from "../workspace.mjs";
import { command } from "./command.mjs";

/**
 * Imports every entry of every package as a server's React does: with the condition `react-server`, and with mere
 * references in place of modules that say `"use client"`. One that should say it and does not fails.
 */
export const clientEntries = () =>
  command(
    "tools/check/import-entries.mjs",
    [],
    ["--conditions=react-server", `--import=${pathToFileURL(at("tools/check/client-references.mjs"))}`],
  );

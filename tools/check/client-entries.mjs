import { pathToFileURL } from "node:url";
import { at } from "../workspace.mjs";
import { command } from "./command.mjs";

/**
 * Imports every entry of every package as React Server Components do: with the condition `react-server`, and
 * with references in place of `"use client"` modules. An entry with a missing directive fails.
 */
export const clientEntries = () =>
  command(
    "tools/check/import-entries.mjs",
    [],
    ["--conditions=react-server", `--import=${pathToFileURL(at("tools/check/client-references.mjs"))}`],
  );

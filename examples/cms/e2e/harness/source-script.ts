import { build, defaultClientConditions } from "vite";
import { messages } from "../../../../tools/build/messages.mjs";

/** Bundles a module of the workspace as one classic script. Its exports are on `window` under `name`. */
export async function sourceScript(entry: string, name: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    plugins: [messages()],
    // Library builds leave this to the application's build. A page has no `process`.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    resolve: { conditions: ["quire-source", ...defaultClientConditions] },
    build: { write: false, minify: true, lib: { entry, name, formats: ["iife"] } },
  });
  const first = Array.isArray(output) ? output[0] : output;
  const chunk = first && "output" in first ? first.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} gave no script.`);
  return chunk.code;
}

import { copyFileSync, mkdirSync } from "node:fs";
import commonjs from "@rollup/plugin-commonjs";
import resolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";

const page = {
  name: "page",
  writeBundle() {
    mkdirSync("dist", { recursive: true });
    copyFileSync("index.html", "dist/index.html");
  },
};

export default {
  input: "src/main.js",
  plugins: [
    resolve({ browser: true }),
    commonjs(),
    replace({ preventAssignment: true, values: { "process.env.NODE_ENV": '"production"' } }),
    terser({ module: true }),
    page,
  ],
  onLog(level, log, handle) {
    if (log.code !== "MODULE_LEVEL_DIRECTIVE" && log.code !== "CIRCULAR_DEPENDENCY") handle(level, log);
  },
  output: { dir: "dist", format: "es", chunkFileNames: "chunks/[name]-[hash].js" },
};

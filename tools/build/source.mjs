import { registerHooks } from "node:module";

let isHooked = false;

/**
 * Imports a TypeScript source file of the tree. Node strips the types itself; this function adds the resolution of
 * `./x.js` to `./x.ts`.
 */
export function importSource(path) {
  if (!isHooked) {
    registerHooks({
      resolve(specifier, context, next) {
        try {
          return next(specifier, context);
        } catch (error) {
          if (!specifier.startsWith(".") || !specifier.endsWith(".js")) throw error;
          return next(specifier.replace(/\.js$/, ".ts"), context);
        }
      },
    });
    isHooked = true;
  }
  return import(path);
}

import { registerHooks } from "node:module";

let hooked = false;

/**
 * Imports a TypeScript source file as it lies in the tree. Node strips the types by itself; what it lacks is that
 * `./x.js` means `./x.ts` here.
 */
export function importSource(path) {
  if (!hooked) {
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
    hooked = true;
  }
  return import(path);
}

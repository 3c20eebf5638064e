import { registerHooks } from "node:module";

/** Lets Node run the sources: an import of a `.js` file resolves to the `.ts` file next to it. */
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

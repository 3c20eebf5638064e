import { registerHooks } from "node:module";

/** Lets Node run the sources as they are: what they import as `.js` is a `.ts` file beside them. */
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

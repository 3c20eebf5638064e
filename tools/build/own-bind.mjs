const PACKAGE = /\/node_modules\//;

/** A function that is bound to more than `this`. */
const BIND = /(?<![\w$.)\]?])((?:[\w$]+\.)*[\w$]+)\.bind\((?!\s*[\w$.]*\s*\))/g;

const BOUND = `
function quireBound(run, self, ...first) {
  return (...rest) => run.apply(self, [...first, ...rest]);
}
`;

/**
 * Makes packages bind arguments without `Function.prototype.bind`. MooTools replaces that method on pages for
 * its version 1.2. Its method takes one list of arguments and drops the others, and React's state setters
 * need two.
 */
export function ownBind() {
  return {
    name: "quire-own-bind",
    transform(code, id) {
      if (!PACKAGE.test(id)) return null;
      const own = code.replace(BIND, "quireBound($1, ");
      return own === code ? null : { code: own + BOUND, map: null };
    },
  };
}

const VALIBOT = /\/node_modules\/valibot\//;
const FOR_IN = /for \((const \w+) in ([\w.]+)\)/g;

/**
 * Makes Valibot's schemas read only own keys, of themselves and of their input. Its `for … in` would also
 * find what an old library has added to `Object.prototype`, take it for the schema of a field, and throw.
 */
export function ownKeys() {
  return {
    name: "quire-own-keys",
    transform(code, id) {
      if (!VALIBOT.test(id)) return null;
      return { code: code.replace(FOR_IN, "for ($1 of Object.keys($2))"), map: null };
    },
  };
}

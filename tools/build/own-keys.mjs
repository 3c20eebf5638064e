const VALIBOT = /\/node_modules\/valibot\//;
const FOR_IN = /for \((const \w+) in ([\w.]+)\)/g;

/**
 * Has Valibot's schemas read their own keys and their input's alone. Its `for … in` finds what an old library on the
 * page has put on `Object.prototype` as well, takes it for the schema of a field, and throws.
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

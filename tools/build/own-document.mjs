const RENDERER = /\/node_modules\/(react-dom|preact)\//;
const CREATE = /(?<![.\w$])document\.createElement\(/g;

const PREACT = /\/node_modules\/preact\//;
/** On the `ownerDocument` of whatever it puts something into, not only of its container, which `shieldDocument` cares for. */
const CREATE_INSIDE = /(?<![.\w$])\w+\.(createElementNS|createTextNode)\(/g;

const byPrototype = (method) => `Document.prototype.${method}.call(document, `;

/**
 * Has React ask the document's prototype for the elements that it makes while it is imported, and Preact for all that
 * it makes: on the document itself a page's `<img name="createElement">` stands in front of the method.
 */
export function ownDocument() {
  return {
    name: "quire-own-document",
    transform(code, id) {
      if (!RENDERER.test(id)) return null;
      const own = code.replace(CREATE, byPrototype("createElement"));
      if (!PREACT.test(id)) return { code: own, map: null };
      return { code: own.replace(CREATE_INSIDE, (_, method) => byPrototype(method)), map: null };
    },
  };
}

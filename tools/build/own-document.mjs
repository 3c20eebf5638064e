const REACT_DOM = /\/node_modules\/react-dom\//;
const CREATE = /(?<![.\w$])document\.createElement\(/g;

/**
 * Has React ask the document's prototype for the elements that it makes while it is imported: on the document itself a
 * page's `<img name="createElement">` stands in front of the method.
 */
export function ownDocument() {
  return {
    name: "quire-own-document",
    transform(code, id) {
      if (!REACT_DOM.test(id)) return null;
      return { code: code.replace(CREATE, "Document.prototype.createElement.call(document, "), map: null };
    },
  };
}

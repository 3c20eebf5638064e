const ASKS_DOCUMENT = /\/node_modules\/(react-dom|preact|@floating-ui\/\w+)\//;
const CREATE = /(?<![.\w$])document\.createElement\(/g;

const OWNER = /((?:[\w$]+\.)*[\w$]+|\([^()]*\))/.source;
const VIEW = new RegExp(`${OWNER}\\.(defaultView)\\b`, "g");
const PLACES = new RegExp(`${OWNER}\\.(defaultView|documentElement)\\b`, "g");
/** A substitute document has its own methods. */
const OF_DOCUMENT = `
function quireOfDocument(owner, name) {
  return owner === document ? Reflect.get(Object.getPrototypeOf(owner), name, owner) : owner[name];
}
`;

const FLOATING = /\/node_modules\/@floating-ui\//;
/** Of the window, `<a id="addEventListener">` may be called so. */
const LISTEN = /(?<![.\w$])win\.((?:add|remove)EventListener)\(/g;

const PREACT = /\/node_modules\/preact\//;
/** On the `ownerDocument` of whatever it puts something into, not only of its container, which `shieldDocument` cares for. */
const CREATE_INSIDE = /(?<![.\w$])\w+\.(createElementNS|createTextNode)\(/g;

/** The document's own prototype: MooTools has a class of its own in the place of `Document`. */
const byPrototype = (method) => `Object.getPrototypeOf(document).${method}.call(document, `;

/** The replacement of `pattern`, and the function that it calls. */
function replaced(code, pattern, call, helper) {
  const own = code.replace(pattern, call);
  return own === code ? code : own + helper;
}

/**
 * Has React ask the document's prototype for the elements that it makes while it is imported, and Preact for all that
 * it makes: on the document itself a page's `<img name="createElement">` stands in front of the method. Nor is
 * `<img name="defaultView">` taken for the window.
 */
export function ownDocument() {
  return {
    name: "quire-own-document",
    transform(code, id) {
      if (!ASKS_DOCUMENT.test(id)) return null;
      let own = code.replace(CREATE, byPrototype("createElement"));
      if (PREACT.test(id)) own = own.replace(CREATE_INSIDE, (_, method) => byPrototype(method));
      if (FLOATING.test(id)) own = own.replace(LISTEN, "EventTarget.prototype.$1.call(win, ");
      const asked = FLOATING.test(id) ? PLACES : VIEW;
      return { code: replaced(own, asked, 'quireOfDocument($1, "$2")', OF_DOCUMENT), map: null };
    },
  };
}

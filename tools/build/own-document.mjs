const ASKS_DOCUMENT = /\/node_modules\/(react-dom|preact|@floating-ui\/\w+)\//;
const CREATE = /(?<![.\w$])document\.createElement\(/g;

const OWNER = /((?:[\w$]+\.)*[\w$]+|\([^()]*\))/.source;
const VIEW = new RegExp(`${OWNER}\\.(defaultView)\\b`, "g");
const PLACES = new RegExp(`${OWNER}\\.(defaultView|documentElement)\\b`, "g");
/** Reads a member of the page's document from its prototype. Another document keeps its own members. */
const OF_DOCUMENT = `
function quireOfDocument(owner, name) {
  return owner === document ? Reflect.get(Object.getPrototypeOf(owner), name, owner) : owner[name];
}
`;

const FLOATING = /\/node_modules\/@floating-ui\//;
/** An `<a id="addEventListener">` of the page hides the window's method. */
const LISTEN = /(?<![.\w$])win\.((?:add|remove)EventListener)\(/g;

const PREACT = /\/node_modules\/preact\//;
/** Preact creates nodes by the `ownerDocument` of each parent. `shieldDocument` only covers that of the container. */
const CREATE_INSIDE = /(?<![.\w$])\w+\.(createElementNS|createTextNode)\(/g;

/** Calls the document's own prototype, because MooTools replaces the global `Document`. */
const byPrototype = (method) => `Object.getPrototypeOf(document).${method}.call(document, `;

/** Replaces `pattern` with a call of a helper function, and adds that function. */
function replaceWithCall(code, pattern, call, helper) {
  const own = code.replace(pattern, call);
  return own === code ? code : own + helper;
}

/**
 * Makes React create elements by the document's prototype during its import, and makes Preact always do so. A
 * page's `<img name="createElement">` hides the document's own method. In the same way, `<img
 * name="defaultView">` is not mistaken for the window.
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
      return { code: replaceWithCall(own, asked, 'quireOfDocument($1, "$2")', OF_DOCUMENT), map: null };
    },
  };
}

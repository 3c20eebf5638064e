const COMMENT = /\/\*.*?\*\//gs;
const DECLARATION = /([\w-]+\s*:[^{};]+)(?=[;}])/g;

/** Resets page styles of Quire's elements to the browser's defaults. */
const RESET = "*,*::before,*::after{all:revert}";

/** Keeps hidden elements hidden, with the specificity of an id. */
const HIDDEN = "[hidden]:not(#_){display:none}";

/** Gives text in another language than the page's its own direction, like `frame/host.css` in shadow roots. */
const OTHER_LANGUAGE = "&[lang] :is(p,h2,h3,h4,li,dt,dd,label,legend,a,button){unicode-bidi:plaintext}";

/**
 * Returns style sheets for a view in the light DOM, from the same text as for a shadow root. They apply only inside
 * Quire's container. Every declaration is important and in a layer, which also beats the page's important rules. A
 * given sheet must not have `@keyframes`, which lose to important declarations: use transitions. It has no quoted `;`
 * or `}`.
 */
export function lightStyles(...sheets: readonly string[]): readonly string[] {
  return [RESET + HIDDEN + OTHER_LANGUAGE, ...sheets].map((sheet) => {
    const important = sheet.replace(COMMENT, "").replace(DECLARATION, "$1!important");
    return `@layer quire{[data-quire-ui]{${important}}}`;
  });
}

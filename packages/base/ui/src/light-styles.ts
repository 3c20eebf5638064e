const COMMENT = /\/\*.*?\*\//gs;
const DECLARATION = /([\w-]+\s*:[^{};]+)(?=[;}])/g;

/** Resets page styles of Quire's elements to the browser's defaults. */
const RESET = "*,*::before,*::after{all:revert}";

/** Keeps hidden elements hidden, with the specificity of an id. */
const HIDDEN = "[hidden]:not(#_){display:none}";

/** Words in another language than the page's, each in its direction, as `frame/host.css` has it in shadow roots. */
const OTHER_LANGUAGE = "&[lang] :is(p,h2,h3,h4,li,dt,dd,label,legend,a,button){unicode-bidi:plaintext}";

/**
 * Sheets for a view in the light DOM, made from the same text as for a shadow root: each holds for what
 * is inside our container only, and every declaration is important in a layer, which beats the page's
 * rules, its important ones included. A sheet given here has no `@keyframes` (they lose to important
 * declarations: use transitions) and no quoted `;` or `}`.
 */
export function lightStyles(...sheets: readonly string[]): readonly string[] {
  return [RESET + HIDDEN + OTHER_LANGUAGE, ...sheets].map((sheet) => {
    const important = sheet.replace(COMMENT, "").replace(DECLARATION, "$1!important");
    return `@layer quire{[data-quire-ui]{${important}}}`;
  });
}

/** Texts of PHP in single quotes. */
const quoted = (text) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

/** Returns the type of an attribute for WordPress: boolean, number, string, or a list of choices. */
function getType({ type, isJson }) {
  if (isJson) return quoted("string");
  const choices = [...type.matchAll(/"([^"]*)"/g)].map(([, choice]) => quoted(choice));
  if (choices.length > 0) return `array( ${choices.join(", ")} )`;
  return quoted(type === "boolean" || type === "number" ? type : "string");
}

const getWidget = ({ name, description, attributes, hostAttributes }) => [
  `\t${quoted(name)} => array(`,
  `\t\t'about'      => ${quoted(description)},`,
  "\t\t'attributes' => array(",
  ...[...attributes, ...hostAttributes.filter(({ isWritten }) => !isWritten)].map(
    (attribute) => `\t\t\t${quoted(attribute.name)} => ${getType(attribute)},`,
  ),
  "\t\t),",
  "\t),",
];

/** Returns the plugin's table of widgets and attributes, as PHP. Its allowances, blocks and shortcodes come from it. */
export const wordpressWidgets = (widgets) =>
  [
    "<?php",
    "/**",
    " * The widgets with their attributes. `pnpm check descriptions --write` writes this file from the declarations.",
    " *",
    " * @package Quire",
    " */",
    "",
    "defined( 'ABSPATH' ) || exit;",
    "",
    "return array(",
    ...[...widgets].sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap(getWidget),
    ");",
    "",
  ].join("\n");

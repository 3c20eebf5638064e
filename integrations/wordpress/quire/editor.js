/* The blocks in the editor. PHP registers them and renders their tags; this file needs no build. */
((wp, blocks) => {
  var createElement = wp.element.createElement;
  var Fragment = wp.element.Fragment;
  var components = wp.components;
  var blockEditor = wp.blockEditor;
  var __ = wp.i18n.__;

  /** "subscribeHref" is shown as "Subscribe href". */
  function getLabel(name) {
    var words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  function Field(props) {
    var name = props.name;
    var type = props.declared;
    var value = props.value;
    var common = { label: getLabel(name), onChange: props.onChange };
    if (type.enum) {
      common.value = value || type.default || "";
      common.options = type.enum.map((one) => ({
        value: one,
        label: one === "" ? __("Default", "quire") : one,
      }));
      return createElement(components.SelectControl, common);
    }
    if (type.type === "boolean") {
      common.checked = Boolean(value);
      return createElement(components.ToggleControl, common);
    }
    if (type.type === "array") {
      common.value = (value || []).join("\n");
      common.help = __("One on each line.", "quire");
      common.onChange = (text) => {
        props.onChange(text.split("\n"));
      };
      return createElement(components.TextareaControl, common);
    }
    common.value = value === undefined ? "" : value;
    if (type.type === "number") {
      common.type = "number";
      common.onChange = (text) => {
        props.onChange(text === "" ? undefined : Number(text));
      };
    }
    return createElement(components.TextControl, common);
  }

  function getSidebar(block, props) {
    var fields = Object.keys(block.attributes).map((name) =>
      createElement(Field, {
        key: name,
        name: name,
        declared: block.attributes[name],
        value: props.attributes[name],
        onChange: (value) => {
          var change = {};
          change[name] = value === "" ? undefined : value;
          props.setAttributes(change);
        },
      }),
    );
    return createElement(
      blockEditor.InspectorControls,
      null,
      createElement(components.PanelBody, { title: __("Settings", "quire") }, fields),
    );
  }

  /** The given attributes in one line, below the title. */
  function getSummary(block, attributes) {
    return Object.keys(block.attributes)
      .filter((name) => {
        var value = attributes[name];
        return value !== undefined && value !== "" && value !== false;
      })
      .map((name) => {
        var value = attributes[name];
        return value === true ? getLabel(name) : `${getLabel(name)}: ${String(value)}`;
      })
      .join(" · ");
  }

  Object.keys(blocks).forEach((name) => {
    var block = blocks[name];
    var isPaywall = name === "quire/paywall";
    wp.blocks.registerBlockType(name, {
      apiVersion: 2,
      title: block.title,
      description: block.description,
      category: "quire",
      icon: isPaywall ? "lock" : "welcome-widgets-menus",
      attributes: block.attributes,
      // A reusable block has no rest of a post below it.
      supports: {
        html: false,
        anchor: false,
        customClassName: false,
        multiple: !isPaywall,
        reusable: !isPaywall,
      },
      edit: (props) => {
        var own = blockEditor.useBlockProps({
          style: { border: "1px dashed currentColor", borderRadius: "4px", padding: "12px 16px" },
        });
        var summary = getSummary(block, props.attributes);
        return createElement(
          Fragment,
          null,
          getSidebar(block, props),
          createElement(
            "div",
            own,
            createElement("strong", null, block.title),
            createElement(
              "div",
              { style: { fontSize: "13px" } },
              isPaywall ? block.description + (summary ? ` ${summary}` : "") : summary,
            ),
            block.isContainer ? createElement(blockEditor.InnerBlocks, null) : null,
          ),
        );
      },
      save: () => (block.isContainer ? createElement(blockEditor.InnerBlocks.Content) : null),
    });
  });
})(window.wp, window.quireBlocks);

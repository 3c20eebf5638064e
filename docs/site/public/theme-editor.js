/** The theme editor: controls for the seed tokens, a preview, contrasts, and the CSS to copy. */

const create = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

const SERIF = 'Georgia, "Times New Roman", serif';
const SANS = "system-ui, sans-serif";
const FONTS = [
  ["", "Default"],
  [SANS, "System sans-serif"],
  [SERIF, "Georgia"],
  ['ui-rounded, "Nunito Sans", system-ui, sans-serif', "Rounded"],
  ['"Iowan Old Style", "Palatino Linotype", Palatino, serif', "Palatino"],
];
const COLORS = [
  ["--quire-color-accent", "Accent", { light: "#1c437e", dark: "#8db4ee" }],
  ["--quire-color-surface", "Surface", { light: "#fffdf9", dark: "#1e1c19" }],
];
const RANGES = [
  ["--quire-radius", "Corners", { min: 0, max: 24, step: 1, value: 6 }, "px"],
  ["--quire-density", "Density", { min: 0.8, max: 1.2, step: 0.05, value: 1 }, ""],
  ["--quire-size-text", "Text size", { min: 14, max: 20, step: 1, value: 16 }, "px"],
];
const CONTRASTS = [
  ["Text", "text", "surface", 4.5],
  ["Secondary text", "muted", "surface", 4.5],
  ["Links", "link", "surface", 4.5],
  ["Text on the accent", "on-accent", "accent", 4.5],
  ["Text on the accent, hovered", "on-accent", "accent-strong", 4.5],
  ["Errors", "error", "surface", 4.5],
  ["Borders of fields", "field-line", "field", 3],
  ["Focus ring", "focus", "surface", 3],
];
const PAIR = /^light-dark\((.+), (.+)\)$/;

/** Checks a list of fonts: it must not end the declaration or leave a quotation mark open. */
const isFontFamily = (value) =>
  /^(?:[^;{}"'\\/]|"[^";{}\\]*"|'[^';{}\\]*')+$/.test(value) && CSS.supports("font-family", value);

/** Reads the tokens of a style sheet. */
const parseTokens = (css) =>
  new Map(
    [...css.matchAll(/(--quire-[\w-]+):\s*([^;}]+)/g)].map(([, name, value]) => [
      name,
      value
        .trim()
        .replace(/,(?=\S)/g, ", ")
        .replace(/(?<![\d])\.(?=\d)/g, "0."),
    ]),
  );

/** Returns a color of sRGB as painted, from 0 to 255. */
function paint(color) {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}

function getLuminance(color) {
  const [r, g, b] = paint(color).map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function getContrast(one, other) {
  const [light, dark] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const toHex = (color) =>
  `#${paint(color)
    .slice(0, 3)
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")}`;

const getOptions = (pairs) => pairs.map(([value, text]) => new Option(text, value));

/** Finds a widget's shadow root in a document. Its host's short names hold the derived colors. */
const findRoot = (page) =>
  [...page.querySelectorAll("*")].find(({ localName, shadowRoot }) => /^quire-/.test(localName) && shadowRoot)
    ?.shadowRoot;

async function addEditor(host) {
  const frames = new URL(host.dataset.frames, location.href);
  const examples = await (await fetch(new URL("examples.json", frames))).json();
  const find = (name) => examples.find(({ widget }) => widget === name);
  let tokens = parseTokens(decodeURIComponent(location.hash.slice(1)));

  const label = (text, ...controls) =>
    create("label", {}, create("span", { textContent: text }), ...controls);
  const preset = create(
    "select",
    {},
    ...getOptions([
      ["", "Default"],
      ["newspaper", "Newspaper"],
      ["soft", "Soft"],
      ["high-contrast", "High contrast"],
    ]),
  );
  const scheme = create(
    "select",
    {},
    ...getOptions([
      ["light", "Light"],
      ["dark", "Dark"],
    ]),
  );
  const widget = create(
    "select",
    {},
    ...getOptions(host.dataset.widgets.split(" ").map((name) => [find(name).id, find(name).widget])),
  );
  const bar = create(
    "div",
    { className: "playground-bar" },
    label("Start from", preset),
    label("Scheme", scheme),
    label("Preview", widget),
  );

  const controls = create("div", { className: "theme-controls" });
  const updates = [];
  const set = (name, value) => {
    if (value) tokens.set(name, value);
    else tokens.delete(name);
    show();
  };
  for (const [name, text, defaults] of COLORS) {
    const input = create("input", { type: "color" });
    const values = () => {
      const value = tokens.get(name);
      const [, light = value, dark = value] = PAIR.exec(value ?? "") ?? [];
      return { light: light ?? defaults.light, dark: dark ?? defaults.dark };
    };
    input.addEventListener("input", () => {
      const { light, dark } = { ...values(), [scheme.value]: input.value };
      set(name, light === dark ? light : `light-dark(${light}, ${dark})`);
    });
    updates.push(() => {
      input.value = toHex(values()[scheme.value]);
    });
    controls.append(label(text, input));
  }
  for (const [name, text, { value: standard, ...limits }, unit] of RANGES) {
    const input = create("input", { type: "range", ...limits });
    const output = create("output");
    input.addEventListener("input", () =>
      set(name, Number(input.value) === standard ? "" : `${input.value}${unit}`),
    );
    updates.push(() => {
      input.value = Number.parseFloat(tokens.get(name) ?? standard);
      output.textContent = `${input.value}${unit && ` ${unit}`}`;
    });
    controls.append(label(text, input, output));
  }
  for (const [name, text] of [
    ["--quire-font-text", "Text font"],
    ["--quire-font-heading", "Heading font"],
  ]) {
    const select = create("select", {}, ...getOptions(FONTS));
    const own = new Option("Own font");
    const field = create("input", { type: "text", placeholder: '"Tiempos", serif', spellcheck: false });
    select.addEventListener("change", () => set(name, select.value));
    field.addEventListener("input", () => {
      const value = field.value.trim();
      const isValid = !value || isFontFamily(value);
      field.ariaInvalid = isValid ? null : "true";
      if (isValid) set(name, value);
    });
    updates.push(() => {
      const value = tokens.get(name) ?? "";
      own.value = value;
      if (FONTS.some(([font]) => font === value)) own.remove();
      else select.append(own);
      select.value = value;
      if (document.activeElement === field) return;
      field.value = value;
      field.ariaInvalid = null;
    });
    controls.append(label(text, select), label(`${text} family`, field));
  }

  const frame = create("iframe", { title: "Preview", className: "tall" });
  const list = create("tbody");
  const contrasts = create(
    "table",
    { className: "theme-contrasts" },
    create("caption", { textContent: "Contrasts in this scheme" }),
    create(
      "thead",
      {},
      create(
        "tr",
        {},
        ...["Colors", "Contrast", "Needed"].map((text) => create("th", { scope: "col", textContent: text })),
      ),
    ),
    list,
  );
  const code = create("code");
  const status = create("span", { className: "status", role: "status" });
  const copy = create("button", { type: "button", textContent: "Copy the CSS" });
  copy.addEventListener("click", async () => {
    await navigator.clipboard.writeText(code.textContent);
    status.textContent = "Copied.";
  });
  host.append(
    bar,
    controls,
    create("div", { className: "example" }, frame),
    contrasts,
    create("pre", { tabIndex: 0, role: "region", ariaLabel: "CSS of the theme" }, code),
    create("div", { className: "playground-bar" }, copy, status),
  );

  /** Applies the tokens to the preview, and measures its colors. */
  const paintFrame = () => {
    const root = frame.contentDocument?.documentElement;
    if (!root) return;
    root.dataset.scheme = scheme.value;
    root.removeAttribute("style");
    for (const [name, value] of tokens) root.style.setProperty(name, value);
    root.style.setProperty("--quire-color-scheme", scheme.value);
    const place = findRoot(frame.contentDocument);
    list.replaceChildren();
    if (!place) return;
    const probe = place.appendChild(frame.contentDocument.createElement("span"));
    const getColor = (name) => {
      probe.style.color = `var(--_${name})`;
      return frame.contentWindow.getComputedStyle(probe).color;
    };
    root.style.background = getColor("surface");
    for (const [text, name, ground, least] of CONTRASTS) {
      const ratio = getContrast(getColor(name), getColor(ground));
      const row = create(
        "tr",
        {},
        create("th", { scope: "row", textContent: text }),
        create("td", { textContent: `${ratio.toFixed(1)}:1${ratio < least ? " – too low" : ""}` }),
        create("td", { textContent: `${least}:1` }),
      );
      row.toggleAttribute("data-low", ratio < least);
      list.append(row);
    }
    probe.remove();
  };
  function show() {
    for (const update of updates) update();
    const lines = [...tokens].map(([name, value]) => `  ${name}: ${value};`);
    code.textContent =
      lines.length > 0 ? `:root {\n${lines.join("\n")}\n}` : "/* The default needs no CSS. */";
    status.textContent = "";
    history.replaceState(
      null,
      "",
      tokens.size > 0
        ? `#${encodeURIComponent(lines.map((line) => line.trim()).join(""))}`
        : location.pathname,
    );
    paintFrame();
  }
  preset.addEventListener("change", async () => {
    tokens = new Map();
    if (preset.value)
      tokens = parseTokens(
        await (await fetch(new URL(`../quire/themes/${preset.value}.css`, frames))).text(),
      );
    show();
  });
  scheme.addEventListener("change", show);
  const load = () => {
    frame.src = new URL(`${widget.value}.html`, frames).href;
  };
  widget.addEventListener("change", load);
  frame.addEventListener("load", async () => {
    // A widget's shadow root appears after the frame's own scripts ran.
    while (frame.contentDocument && !findRoot(frame.contentDocument))
      await new Promise((done) => requestAnimationFrame(done));
    paintFrame();
  });
  show();
  load();
}

for (const host of document.querySelectorAll(".theme-editor")) addEditor(host);

interface Declared {
  readonly widgetNames: readonly string[];
  declareWidget(name: string): Promise<void>;
}

/**
 * A module name that TypeScript does not resolve. Otherwise the declarations of all packages would refer to
 * the umbrella's types instead of their own.
 */
const UMBRELLA: string = "@quire/widgets/declared";

// The module is the umbrella's `declared.ts`.
export const { widgetNames, declareWidget } = (await import(UMBRELLA)) as Declared;

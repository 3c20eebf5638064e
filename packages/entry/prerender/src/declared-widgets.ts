interface Declared {
  readonly widgetNames: readonly string[];
  declareWidget(name: string): Promise<void>;
}

/**
 * A name that TypeScript does not follow: with it in the same program, the declarations of all packages would name the
 * umbrella's types in place of their own.
 */
const UMBRELLA: string = "@quire/widgets/declared";

// The module is the umbrella's `declared.ts`.
export const { widgetNames, declareWidget } = (await import(UMBRELLA)) as Declared;

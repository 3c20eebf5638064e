import { isQuireError, pageLocale } from "@quire/core";
import { reactView, useHost, useWidgetState, type WidgetState } from "@quire/element";
import { stepperSheet } from "@quire/features/stepper";
import type { CartItem } from "@quire/services/contract";
import {
  type ChosenProduct,
  getProductOptions,
  type ProductChoice,
  useProductOptions,
} from "@quire/services/product";
import { controlsSheet, formSheet, Notice } from "@quire/ui";
import { type ReactNode, useCallback, useState } from "react";
import { Amounts } from "./amounts.js";
import { ChoiceGroup } from "./choice-group.js";
import { Facts, getPriceNote, Total } from "./prices.js";
import sheet from "./product-options.css?inline";
import { text } from "./text.js";
import { useFormFields } from "./use-form-fields.js";

/** The payload of `onChoose` and `quire-choose`. */
export interface ProductChosen {
  /** The id of the chosen availability. */
  readonly productId: string;
  readonly format: string;
  readonly language: string;
  /** The cart's new items: the product, and its permissions as a separate line. */
  readonly items: readonly CartItem[];
}

interface ProductOptionsViewProps {
  readonly productId: string;
  readonly onChoose: (detail: ProductChosen) => void;
}

/** The options of a product: format, language, quantity and number of permissions (content-2.56). */
export function ProductOptionsView({ productId, onChoose }: ProductOptionsViewProps): ReactNode {
  const product = useProductOptions(productId);
  const state = stateOf(product);
  useWidgetState(state);
  const [unusable, setUnusable] = useState(0);
  const onUnusable = useCallback(() => {
    setUnusable((count) => count + 1);
    return () => setUnusable((count) => count - 1);
  }, []);
  useFormFields(useHost().shell.host, product, unusable > 0);
  if (state === "loading") return null;
  if (state === "error" || state === "offline") return <LoadProblem kind={state} onRetry={product.retry} />;
  return (
    <Options product={{ ...product, choose: chooseAndReport(product, onChoose) }} onUnusable={onUnusable} />
  );
}

/** Returns the product's `choose`, extended to report the user's choice to the page. */
function chooseAndReport(
  { offers, request, choose }: ChosenProduct,
  tell: ProductOptionsViewProps["onChoose"],
): ChosenProduct["choose"] {
  return (change) => {
    choose(change);
    const { chosen, items } = getProductOptions(offers, { ...request, ...change });
    if (chosen) tell({ productId: chosen.id, format: chosen.format, language: chosen.language, items });
  };
}

interface OptionsProps {
  readonly product: ChosenProduct;
  readonly onUnusable: () => () => void;
}

function Options({ product, onUnusable }: OptionsProps): ReactNode {
  const { formats, languages, chosen, choose } = product;
  const locale = pageLocale();
  const chooseId = (id: string) => choose({ id });
  return (
    <div part="options">
      <Facts product={product} locale={locale} />
      {formats.length > 0 && (
        <ChoiceGroup
          name="formats"
          legend={text("format")}
          choices={formats}
          note={({ offer }) => getPriceNote(offer, product, locale)}
          onChoose={chooseId}
        />
      )}
      {languages.length > 1 && (
        <ChoiceGroup
          name="languages"
          legend={text("language")}
          choices={languages}
          note={otherFormatNote}
          onChoose={chooseId}
        />
      )}
      {chosen && languages.length === 1 && (
        <p part="only-language" className="quire-hint">
          {text("inLanguage", { language: chosen.language })}
        </p>
      )}
      {chosen && <Amounts chosen={chosen} product={product} onUnusable={onUnusable} />}
      <Total product={product} locale={locale} />
    </div>
  );
}

/** Returns the note that a language is only available in another format. Choosing it changes the format. */
function otherFormatNote({ state, offer }: ProductChoice): string {
  return state === "other-format" && offer ? text("asFormat", { format: offer.format }) : "";
}

function stateOf({ status, chosen, error }: ChosenProduct): WidgetState {
  if (status === "loading") return "loading";
  if (status === "ready") return chosen ? "ready" : "empty";
  return isQuireError(error) && error.code === "request/offline" ? "offline" : "error";
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(ProductOptionsView, controlsSheet, formSheet, stepperSheet, sheet);

interface LoadProblemProps {
  readonly kind: "error" | "offline";
  readonly onRetry: () => void;
}

/** Shows a failure to load. The page's own fields remain usable below it. */
function LoadProblem({ kind, onRetry }: LoadProblemProps): ReactNode {
  return (
    <Notice tone="error">
      <p part="problem" className="quire-label">
        {text(kind === "offline" ? "offline" : "failed")}
      </p>
      <button part="retry" className="quire-link" type="button" onClick={onRetry}>
        {text("retry")}
      </button>
    </Notice>
  );
}

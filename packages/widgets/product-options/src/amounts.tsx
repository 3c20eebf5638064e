import { formatLocalMoney } from "@quire/core";
import { useHost } from "@quire/element";
import { Stepper } from "@quire/features/stepper";
import type { ChosenProduct, ProductOffer } from "@quire/services/product";
import { useUniqueId } from "@quire/ui";
import type { ReactNode } from "react";
import { pressAdd } from "./form-fields.js";
import { text } from "./text.js";

interface AmountsProps {
  readonly chosen: ProductOffer;
  readonly product: ChosenProduct;
  readonly onUnusable: () => () => void;
}

/** The steppers for the quantity and for permissions to copy. Permissions start at 0 (content-5.12). */
export function Amounts({ chosen, product, onUnusable }: AmountsProps): ReactNode {
  const { quantity, permissions, choose } = product;
  return (
    <div part="amounts">
      <Amount
        label={text("quantity")}
        hint={quantity.max === 1 ? text("once") : ""}
        quantity={quantity}
        onChange={(value) => choose({ quantity: value })}
        onUnusable={onUnusable}
      />
      {permissions && (
        <Amount
          label={text("permissions")}
          hint={permissionsHint(chosen)}
          quantity={permissions}
          onChange={(value) => choose({ permissions: value })}
          onUnusable={onUnusable}
        />
      )}
    </div>
  );
}

interface AmountProps {
  readonly label: string;
  readonly hint: string;
  readonly quantity: ChosenProduct["quantity"];
  readonly onChange: (value: number) => void;
  readonly onUnusable: () => () => void;
}

function Amount({ label, hint, quantity, onChange, onUnusable }: AmountProps): ReactNode {
  const { host } = useHost().shell;
  const id = useUniqueId("amount");
  return (
    <div part="amount">
      <div part="amount-text">
        <label part="amount-label" className="quire-label" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p part="amount-hint" className="quire-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <Stepper
        id={id}
        label={label}
        describedBy={hint && `${id}-hint`}
        quantity={quantity}
        onChange={onChange}
        onEnter={() => pressAdd(host)}
        onUnusable={onUnusable}
      />
    </div>
  );
}

function permissionsHint({ permissionPrice }: ProductOffer): string {
  return permissionPrice ? text("permissionsHint", { price: formatLocalMoney(permissionPrice) }) : "";
}

import { formatLocalMoney, pageStorage } from "@quire/core";
import { useHost } from "@quire/element";
import { applyPromoCode, type CartCoupon, removePromoCode, type TermsOutcome } from "@quire/services/cart";
import { Field, Form, type FormControl, isFocusElsewhere, SubmitButton } from "@quire/ui";
import { type ReactNode, useRef, useState } from "react";
import * as v from "valibot";
import { getCouponProblem } from "./coupon-problem.js";
import { text } from "./text.js";

const KEY = "quire:coupon";

const MAX_CODE_LENGTH = 64;

/** Wraps a call with the caller's further work, and resolves to its outcome. */
type WrapTermsCall = (work: Promise<TermsOutcome>) => Promise<TermsOutcome>;

interface CouponsProps {
  readonly coupons: readonly CartCoupon[];
  readonly wrapCall?: WrapTermsCall;
}

const passThrough: WrapTermsCall = (work) => work;

/**
 * Lists the coupons of a cart with their discounts, and shows a field for another one.
 * @example
 * <Coupons coupons={getCoupons(cart)} />
 */
export function Coupons({ coupons, wrapCall = passThrough }: CouponsProps): ReactNode {
  const view = useRef<HTMLDivElement>(null);
  const host = useHost();
  const [problem, setProblem] = useState<string>();

  async function remove(code: string, button: HTMLElement): Promise<void> {
    const failed = getCouponProblem(await wrapCall(removePromoCode(code)));
    if (host.signal.aborted) return;
    setProblem(failed);
    const { shell } = host;
    const isFocusLost = shell.root.activeElement === null || shell.root.activeElement === button;
    // The focused button is removed, so its focus moves to the field.
    if (!failed && isFocusLost && !isFocusElsewhere(shell.host))
      view.current?.querySelector("input")?.focus();
  }
  return (
    <div part="coupons" ref={view}>
      {coupons.map((coupon) => (
        <p part="coupon" key={coupon.code}>
          <span>{getCouponText(coupon)}</span>
          <button
            part="remove-coupon"
            className="quire-link"
            data-danger=""
            type="button"
            aria-label={text("removeCoupon", { code: coupon.code })}
            onClick={({ currentTarget }) => void remove(coupon.code, currentTarget)}
          >
            {text("remove")}
          </button>
        </p>
      ))}
      {problem && (
        <p className="quire-error" role="alert">
          {problem}
        </p>
      )}
      <CouponForm wrapCall={wrapCall} />
    </div>
  );
}

function getCouponText({ code, discount }: CartCoupon): string {
  if (!discount) return code;
  if (discount.minor === 0) return text("couponTakesNothing", { code });
  return text("couponTakes", { code, amount: formatLocalMoney(discount) });
}

/** Milliseconds after an answer in which the same code counts as a double click. */
const DOUBLE_CLICK_MS = 500;

interface Answer {
  readonly problem: string | undefined;
  /** True if an immediate retry may have another outcome. */
  readonly mayChange: boolean;
}

interface Answered extends Answer {
  /** Text of the field after the answer. */
  readonly left: string;
  readonly at: number;
}

async function applyCode(code: string, wrapCall: WrapTermsCall): Promise<Answer> {
  if (!code) return { problem: text("couponMissing"), mayChange: false };
  const outcome = await wrapCall(applyPromoCode(code));
  const mayChange = outcome.kind === "failed" || outcome.kind === "maintenance";
  return { problem: getCouponProblem(outcome), mayChange };
}

const isSecondPress = ({ left, at, mayChange }: Answered, code: string) =>
  left === code && !mayChange && performance.now() - at < DOUBLE_CLICK_MS;

const formSchema = () => v.object({ code: v.pipe(v.string(), v.trim()) });

/** Shows an invalid code's problem at its field, and keeps the typed text. */
function CouponForm({ wrapCall }: { readonly wrapCall: WrapTermsCall }): ReactNode {
  const [schema] = useState(formSchema);
  const [draftCode] = useState(typedCode);
  const answered = useRef<Answered>(null);
  async function apply({ code }: { readonly code: string }, form: FormControl): Promise<ReactNode> {
    const { current: last } = answered;
    // A repeated problem is set synchronously, so that it stays and is not announced again.
    const answer = last && isSecondPress(last, code) ? last : await applyCode(code, wrapCall);
    const left = answer.problem ? code : form.typedSince("code");
    if (answer.problem) form.fail("code", answer.problem);
    else {
      form.fill("code", left);
      keepTypedCode(left);
    }
    answered.current = { ...answer, left, at: performance.now() };
    form.focus("code");
    return null;
  }
  return (
    <div
      part="coupon-form"
      onInput={({ target }) => target instanceof HTMLInputElement && keepTypedCode(target.value)}
    >
      <Form schema={schema} onSubmit={apply} name="coupon">
        <div className="quire-row">
          <Field
            name="code"
            label={text("coupon")}
            autoComplete="off"
            autoCapitalize="characters"
            defaultValue={draftCode}
            maxLength={MAX_CODE_LENGTH}
          />
          <SubmitButton>{text("apply")}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

/** Returns the typed coupon code that is not applied yet. It survives the reload after a sign-in. */
function typedCode(): string {
  return (pageStorage("session").get(KEY) ?? "").slice(0, MAX_CODE_LENGTH);
}

function keepTypedCode(code: string): void {
  if (code) pageStorage("session").set(KEY, code);
  else pageStorage("session").remove(KEY);
}

import { isForeignReact } from "@quire/element";
import type { CartItem, FollowType } from "@quire/services/contract";
import { useIsFollowing } from "@quire/services/following";
import { type ItemToSave, useIsSaved } from "@quire/services/library";
import type { ReactNode } from "react";
import { Slot, type SlotProps } from "./slot.js";

type Plain = Omit<SlotProps, "children" | "name" | "type" | "value">;

/** Children of a button, or a function of its state. */
type ChildrenOfState<State> = ReactNode | ((state: State) => ReactNode);

export interface SignInButtonProps extends Plain {
  readonly children?: ReactNode;
  /** Screen of the modal. Default: "sign-in". */
  readonly mode?: "sign-in" | "registration" | "forgot-password" | undefined;
  /** Path of this site that opens after the sign-in. Default: the page stays. */
  readonly returnPath?: string | undefined;
}

/**
 * Opens sign-in. With `asChild` and a link, it also works before scripts run and without JavaScript.
 * @public for applications
 * @example
 * <SignInButton asChild returnPath="/my-library">
 *   <a href="/sign-in">Sign in</a>
 * </SignInButton>
 */
export function SignInButton({ mode = "sign-in", returnPath, ...props }: SignInButtonProps): ReactNode {
  return (
    <Slot
      aria-haspopup="dialog"
      data-quire-open="auth-modal"
      data-mode={mode}
      data-return={returnPath}
      {...props}
    />
  );
}

export interface FollowButtonProps extends Plain {
  readonly children?: ChildrenOfState<{ readonly isFollowing: boolean }>;
  /** Default: "topic". */
  readonly type?: FollowType | undefined;
  /** Name of the topic or newsletter, or id of the campaign. */
  readonly name: string;
}

/**
 * Follows a topic, newsletter or campaign. A guest signs in first. While followed, it is disabled and pressed.
 * @public for applications
 * @example
 * <FollowButton name="Strategy">{({ isFollowing }) => (isFollowing ? "Following" : "Follow")}</FollowButton>
 */
export function FollowButton(props: FollowButtonProps): ReactNode {
  return isForeignReact() ? (
    <FollowTrigger {...props} isFollowing={false} />
  ) : (
    <LiveFollowButton {...props} />
  );
}

function LiveFollowButton(props: FollowButtonProps): ReactNode {
  return <FollowTrigger {...props} isFollowing={useIsFollowing(props.type ?? "topic", props.name)} />;
}

function FollowTrigger({
  type = "topic",
  name,
  children,
  isFollowing,
  ...props
}: FollowButtonProps & { readonly isFollowing: boolean }): ReactNode {
  return (
    <Slot key={`${type} ${name}`} data-quire-do="follow" data-type={type} data-name={name} {...props}>
      {typeof children === "function" ? children({ isFollowing }) : children}
    </Slot>
  );
}

export interface SaveButtonProps extends Plain {
  readonly children?: ChildrenOfState<{ readonly isSaved: boolean }>;
  readonly item: ItemToSave;
  /** The form that guests see. Default: "sign-in". */
  readonly mode?: "sign-in" | "registration" | undefined;
}

/**
 * Saves an item to the library, and discards it with the next click. A guest signs in first. While saved, it is pressed.
 * @public for applications
 * @example
 * <SaveButton item={{ id: "10042", title: "What Is Strategy?", url: "/2026/11/strategy" }}>
 *   {({ isSaved }) => (isSaved ? "Saved" : "Save")}
 * </SaveButton>
 */
export function SaveButton(props: SaveButtonProps): ReactNode {
  return isForeignReact() ? <SaveTrigger {...props} isSaved={false} /> : <LiveSaveButton {...props} />;
}

function LiveSaveButton(props: SaveButtonProps): ReactNode {
  return <SaveTrigger {...props} isSaved={useIsSaved(props.item.id) ?? false} />;
}

function SaveTrigger({
  item,
  mode,
  children,
  isSaved,
  ...props
}: SaveButtonProps & { readonly isSaved: boolean }): ReactNode {
  return (
    <Slot key={item.id} data-quire-do="save" data-item={JSON.stringify(item)} data-mode={mode} {...props}>
      {typeof children === "function" ? children({ isSaved }) : children}
    </Slot>
  );
}

export interface AddToCartButtonProps extends Plain, CartItem {
  readonly children?: ReactNode;
}

/**
 * Adds a product to the cart. The confirmation opens if the application renders `<CartConfirmation>`.
 * @public for applications
 * @example
 * <AddToCartButton productId="20101-EN-PDF" type="digital" format="PDF">Add to cart</AddToCartButton>
 */
export function AddToCartButton({
  productId,
  productUrl,
  productPrice,
  type,
  quantity,
  format,
  referral,
  groupName,
  ...props
}: AddToCartButtonProps): ReactNode {
  return (
    <Slot
      data-quire-do="add-to-cart"
      data-product-id={productId}
      data-product-url={productUrl}
      data-product-price={productPrice}
      data-type={type}
      data-quantity={quantity}
      data-format={format}
      data-referral={referral}
      data-group-name={groupName}
      {...props}
    />
  );
}

import { ShoppingCart } from "@quire/widgets";

export default function Cart() {
  return (
    <>
      <h1>Shopping cart</h1>
      <ShoppingCart />
    </>
  );
}

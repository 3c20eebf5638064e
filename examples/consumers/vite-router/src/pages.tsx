import { Checkout, ReviewOrder, ShoppingCart, StreamList } from "@quire/widgets";

export function Home() {
  return (
    <>
      <h1>The Harbor Review</h1>
      <StreamList stream="search" query="filters=type:article&sort=date" label="Articles" />
    </>
  );
}

export function Library() {
  return (
    <>
      <h1>My Library</h1>
      <StreamList stream="saves" label="Saved items" />
    </>
  );
}

export function Product() {
  return (
    <>
      <h1>The Napkin and the Plan</h1>
      <p>Hardcover, $32.00</p>
      <button type="button" data-quire-do="add-to-cart" data-product-id="10011-EN-HBK" data-type="ship">
        Add to cart
      </button>
    </>
  );
}

export function Cart() {
  return (
    <>
      <h1>Shopping cart</h1>
      <ShoppingCart />
    </>
  );
}

export function ShippingAndPayment() {
  return (
    <>
      <h1>Shipping and payment</h1>
      <Checkout />
    </>
  );
}

export function Review() {
  return (
    <>
      <h1>Review</h1>
      <ReviewOrder />
    </>
  );
}

import { Checkout } from "@quire/widgets";

export default function ShippingAndPayment() {
  return (
    <>
      <h1>Shipping and payment</h1>
      <Checkout />
    </>
  );
}

export default function Product() {
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

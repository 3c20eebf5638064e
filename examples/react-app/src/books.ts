import type { addToCart } from "@quire/services/cart";

type CartItem = Parameters<typeof addToCart>[0][number];

/** Product data for the cart, and texts for its card. */
export interface Book extends CartItem {
  readonly title: string;
  readonly authors: string;
  readonly productPrice: string;
}

/** Three books that The Quire Review sells. */
export const books: readonly Book[] = [
  {
    productId: "10011",
    title: "The Napkin and the Plan",
    authors: "Maren Holt and Teodor Falk",
    productPrice: "32.00",
    type: "ship",
    format: "Hardcover",
  },
  {
    productId: "10013",
    title: "The Second Supplier",
    authors: "Hamish Iyer",
    productPrice: "17.99",
    type: "ebook",
    format: "eBook",
  },
  {
    productId: "10014",
    title: "Boring Leaders",
    authors: "Ivo Petrossian",
    productPrice: "19.95",
    type: "ship",
    format: "Paperback",
  },
];

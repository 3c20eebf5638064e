/** The card's name at the payment service. */
export const CARD = "Visa •••• 4242";

export const HOME = {
  id: "home",
  firstName: "Robin",
  lastName: "Ashdown",
  address1: "12 Quarto Lane",
  address2: "",
  city: "Boston",
  state: "MA",
  postalCode: "02110",
  countryCode: "US",
};

export const BOOK = {
  product_id: "10011",
  lineType: "ship",
  availabilityId: "10011-HBK",
  url: "/product/the-napkin-and-the-plan/10011",
  name: "The Napkin and the Plan",
  format: "Hardcover",
  unitPrice: "32.00",
  quantity: 1,
  product: { language: "English" },
} as const;

export const PDF = {
  ...BOOK,
  product_id: "20101",
  lineType: "digital",
  availabilityId: "20101-PDF",
  name: "Norrland Ovens",
  format: "PDF",
  unitPrice: "9.95",
} as const;

/** A complete checkout in an answer of the store: one book, a home address and a card. */
export const CHECKOUT = {
  orderKey: "0b9fd8ad-7d1c-4f53-9c0d-6a4f3a0a1d11",
  quote: "a.b",
  cart: { id: "1", line_items: { physical_items: [{ ...BOOK }], digital_items: [] } },
  ships: true,
  addresses: [HOME, { ...HOME, id: "work", address1: "1 Folio Square", address2: "Floor 3", city: "Salem" }],
  countries: [
    { code: "US", name: "United States" },
    { code: "DE", name: "Germany" },
  ],
  shippingAddressId: "home",
  billingAddressId: "home",
  shippingMethods: [
    { id: "standard", name: "Standard", description: "5 to 8 business days", cost: "6.95" },
    { id: "express", name: "Express", description: "2 business days", cost: "15.95" },
  ],
  shippingMethod: "standard",
  paymentLabel: CARD,
  totals: { subTotal: "32.00", shippingCost: "6.95", tax: "2.00", grandTotal: "40.95" },
};

import { AuthModal, type Screen } from "@quire/auth-modal";
import { MiniCart } from "@quire/mini-cart";
import { useState } from "react";
import { Account } from "./account.js";
import { BookCard } from "./book-card.js";
import { books } from "./books.js";

/** A shop window on Quire's packages: the session, the cart, and the two widgets that show them. */
export function App() {
  const [screen, setScreen] = useState<Screen>();
  return (
    <>
      <header className="bar">
        <p className="name">Reading Room</p>
        <Account onAsk={setScreen} />
        <MiniCart heading="Your shelf" storeHref="#books" cartHref="#books" />
      </header>
      <main>
        <h1>Three books for a long train ride</h1>
        <p className="lead">
          This page is a React application. Who is reading and what is in the cart are the stores that The
          Quire Review’s pages share; sign in on either, and look at the other.
        </p>
        <ul id="books" className="books">
          {books.map((book) => (
            <BookCard key={book.productId} book={book} />
          ))}
        </ul>
      </main>
      <AuthModal
        open={screen !== undefined}
        mode={screen ?? "sign-in"}
        onClose={() => setScreen(undefined)}
        onSignedIn={() => setScreen(undefined)}
      />
    </>
  );
}

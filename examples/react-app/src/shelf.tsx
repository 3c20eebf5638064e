import { BookCard } from "./book-card.js";
import { books } from "./books.js";

export function Shelf() {
  return (
    <>
      <h1>Three books for a long train ride</h1>
      <p className="lead">
        This page is a React application. Who is reading and what is in the cart are the stores that The Quire
        Review’s pages share; sign in on either, and look at the other.
      </p>
      <ul id="books" className="books">
        {books.map((book) => (
          <BookCard key={book.productId} book={book} />
        ))}
      </ul>
    </>
  );
}

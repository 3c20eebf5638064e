import { ReviewOrder } from "@quire/widgets";

export default function Review() {
  return (
    <>
      <h1>Review</h1>
      <ReviewOrder />
    </>
  );
}

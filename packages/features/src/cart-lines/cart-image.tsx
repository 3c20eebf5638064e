import type { ReactNode } from "react";

interface CartImageProps {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The name beside it says the same; a picture that cannot be had leaves no gap. */
export function CartImage({ src, width, height }: CartImageProps): ReactNode {
  return (
    <img
      key={src}
      part="image"
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}

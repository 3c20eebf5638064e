import type { ReactNode } from "react";

interface CartImageProps {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Shows a product's picture with an empty alternative text, because the name is next to it. Hides a picture that fails to
 * load.
 * @example <CartImage src={line.image} width={72} height={96} />
 */
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

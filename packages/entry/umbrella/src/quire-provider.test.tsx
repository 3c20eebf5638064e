import { getPageSetting } from "@quire/core";
import de from "@quire/locales/de";
import { MiniCart } from "@quire/mini-cart";
import { Suspense, use } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { QuireProvider } from "./quire-provider.js";

const words = (label: string) => ({ messages: { en: { "mini-cart.label": label } } });

/** Renders late, like a component that waits for data. */
function Late({ until }: { readonly until: Promise<void> }) {
  use(until);
  return <MiniCart />;
}

async function renderLabel(label: string, until: Promise<void>): Promise<string> {
  const stream = await renderToReadableStream(
    <QuireProvider config={words(label)}>
      <MiniCart />
      <Suspense fallback="…">
        <Late until={until} />
      </Suspense>
    </QuireProvider>,
  );
  return new Response(stream).text();
}

it("gives each server request its own messages from the start, also for parallel requests", async () => {
  let arrive = () => {};
  const until = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const both = Promise.all([renderLabel("Basket", until), renderLabel("Panier", until)]);
  setTimeout(arrive, 20);
  const [english, french] = await both;
  expect(english.match(/Basket/g)).toHaveLength(2);
  expect(english).not.toContain("Panier");
  expect(french.match(/Panier/g)).toHaveLength(2);
  expect(french).not.toContain("Basket");
});

it("leaves no configuration outside of requests", async () => {
  await renderLabel("Basket", Promise.resolve());
  expect(getPageSetting("messages")).toBeUndefined();
});

it("renders on a server in the language of its configuration (beyond-387)", async () => {
  const stream = await renderToReadableStream(
    <QuireProvider config={{ locale: "de-AT", locales: { de } }}>
      <MiniCart />
    </QuireProvider>,
  );
  expect(await new Response(stream).text()).toContain("Warenkorb");
});

import { StreamList } from "@quire/widgets";

export default function Home() {
  return (
    <>
      <h1>The Harbor Review</h1>
      <StreamList stream="search" query="filters=type:article&sort=date" label="Articles" />
    </>
  );
}

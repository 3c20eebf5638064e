import { StreamList } from "@quire/widgets";

export default function Library() {
  return (
    <>
      <h1>My Library</h1>
      <StreamList stream="saves" label="Saved items" />
    </>
  );
}

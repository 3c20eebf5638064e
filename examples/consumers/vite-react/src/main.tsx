import { AuthModal, Header, QuireProvider, type Screen, StreamList } from "@quire/widgets";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

const config = {
  afterSignIn: "update",
  messages: { en: { "auth-modal.signIn.title": "Welcome back" } },
} as const;

function App() {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [mode] = useState<Screen>("sign-in");
  return (
    <QuireProvider config={config}>
      <Header data-testid="header" />
      <output id="overlay">{isOpen ? "open" : reason}</output>
      <StreamList stream="search" query="filters=type:article&sort=date" label="Articles" />
      <AuthModal
        mode={mode}
        onOpen={() => setOpen(true)}
        onClose={(detail) => {
          setOpen(false);
          setReason(detail.reason);
        }}
      />
    </QuireProvider>
  );
}

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

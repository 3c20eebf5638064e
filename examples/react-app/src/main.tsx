import { QuireProvider } from "@quire/widgets";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.js";
import "./app.css";

const config = {
  customerService: {
    phone: "1-800-555-0142",
    phoneElsewhere: "+1-617-555-0117",
    email: "help@quirereview.example",
  },
  // The stand-in that `npm start` serves next to the site. A shop sets its payment service's frame here.
  payment: { src: "http://localhost:4175/payment/card" },
  // This page keeps no state that would need a reload.
  afterSignIn: "update",
} as const;

const root = document.getElementById("root");
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <QuireProvider config={config}>
      <App />
    </QuireProvider>
  </StrictMode>,
);

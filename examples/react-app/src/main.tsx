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
  // The stand-in that `npm start` serves beside the site: a shop names its payment service's frame here.
  payment: { src: "http://localhost:4175/payment/card" },
  // Nothing here is kept by a page that would have to load anew.
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

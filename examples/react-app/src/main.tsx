import { configure } from "@quire/configuration-service";
import { startSession } from "@quire/session-service";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.js";
import "./app.css";

configure({
  customerService: {
    phone: "1-800-555-0142",
    phoneElsewhere: "+1-617-555-0117",
    email: "help@quirereview.example",
  },
  // Nothing here is kept by a page that would have to load anew.
  afterSignIn: "update",
});
startSession();

const root = document.getElementById("root");
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

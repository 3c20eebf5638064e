import { start } from "@quire/app";
import { createApp } from "vue";
import App from "./app.vue";

start({ afterSignIn: "update" });
createApp(App).mount("#app");

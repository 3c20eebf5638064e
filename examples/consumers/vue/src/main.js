import { start } from "@quire/widgets/start";
import { createApp } from "vue";
import App from "./app.vue";

start({ afterSignIn: "update" });
createApp(App).mount("#app");

import { start } from "@quire/widgets/start";
import { createApp } from "vue";
import { createRouter, createWebHistory } from "vue-router";
import App from "./app.vue";
import Cart from "./cart.vue";
import Home from "./home.vue";

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: "/", component: Home },
    { path: "/product", component: Home },
    { path: "/shopping-cart", component: Cart },
  ],
});

start({ api: "/api/", navigate: (url) => router.push(url) });
createApp(App).use(router).mount("#app");

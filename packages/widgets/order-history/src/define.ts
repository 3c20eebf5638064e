import { register } from "@quire/element";
import { OrderHistoryElement } from "./element.js";

register("order-history", OrderHistoryElement);

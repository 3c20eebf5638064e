import { register } from "@quire/element";
import { MyWidgetElement } from "./element.js";

register("my-widget", MyWidgetElement);

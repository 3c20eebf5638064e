import { register } from "@quire/element";
import { IssueContentsElement } from "../contents/element.js";

register("issue-contents", IssueContentsElement);

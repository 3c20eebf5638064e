import { register } from "@quire/element";
import { IssuePickerElement } from "../picker/element.js";

register("issue-picker", IssuePickerElement);

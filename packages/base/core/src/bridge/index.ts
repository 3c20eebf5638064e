export {
  type Gate,
  type GateOptions,
  type MessageSchemas,
  openGate,
  type Rejections,
  type Sender,
} from "./gate.js";
export { isOrigin, type OutgoingMessage, send } from "./send.js";

export type { CallName } from "./backend/call.js";
export { createFakeBackend, type FakeBackend, type SeenRequest } from "./backend/create-fake-backend.js";
export type { Fault } from "./backend/faults.js";
export { READER } from "./scenario/create-account.js";
export type {
  AvailabilityOptions,
  FakeBackendOptions,
  FolderOptions,
  OutsideServices,
  PlanOptions,
  ProductOptions,
  SaveOptions,
  UserOptions,
} from "./scenario/options.js";
export { fixtures } from "./scenario/publication.js";
export type {
  Account,
  Availability,
  Cart,
  CartLine,
  Folder,
  Item,
  Mail,
  Product,
  Save,
  State,
  Subscriber,
  Topic,
  Video,
  Visitor,
} from "./scenario/state.js";

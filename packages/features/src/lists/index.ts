export { ListProblem } from "./list-problem.js";
export { MoreButton } from "./more-button.js";
export { SignInPrompt } from "./sign-in-prompt.js";
export { Welcome, welcomeSheet } from "./welcome.js";

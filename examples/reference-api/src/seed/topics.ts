import type { Topic } from "./catalogue.js";
import { getSlug } from "./slug.js";

const open = `
Accounting; Acquisitions; Advertising; Agile Methods; Analytics; Apprenticeships; Artificial Intelligence;
Asset Management; Audit; Automation; Behavioral Economics; Benchmarking; Bias; Boards; Brand Management;
Budgeting; Burnout; Business Cycles; Business Education; Business History; Business Law; Business Models;
Business Travel; Buy-Ins; Career Changes; Career Planning; Case Method; Cash Flow; Change Management;
Climate; Cloud Services; Coaching; Collaboration; Commodities; Communication; Compensation; Competition;
Conflict; Consumer Behavior; Contracts; Corporate Governance; Cost Control; Creativity; Crisis Management;
Cross-Cultural Management; Customer Experience; Customer Service; Customer Strategy; Cybersecurity;
Data & Privacy; Debt & Equity; Decision making and problem solving; Delegation; Design Thinking; Developing Employees;
Difficult Conversations; Digital Platforms; Distribution; Diversity & Inclusion; Economics; Education;
Emerging Markets; Emotional Intelligence; Employee Retention; Energy; Entrepreneurs & Founders; Ethics;
Exports; Facilities; Family Business; Feedback; Finance & Investing; Forecasting; Franchising; Generations;
Gig Work; Giving Advice; Global Strategy; Government; Group Dynamics; Growth Strategy; Health & Wellness;
Health Care; Hiring; Hospitality; Human Resources; Hybrid Work; Imports; Incentives; Industrial Relations;
Influence; Information Management; Infrastructure; Innovation; Insurance; Intellectual Property; Internal Controls;
Inventory; Job Design; Joint Ventures; Knowledge Management; Labor Markets; Leadership; Leadership Transitions;
Leading Teams; Lean Operations; Learning; Leisure; Listening; Location; Logistics; Loyalty; Managing People;
Managing Up; Managing Yourself; Manufacturing; Market Research; Marketing; Marketplaces; Measuring Performance;
Media; Meetings; Mentoring; Middle Management; Mining; Motivating People; Negotiation strategies; Networks;
Nonprofits; Onboarding; Operations; Organizational Culture; Outsourcing; Partnerships; Personal Productivity;
Pharmaceuticals; Power; Presentation Skills; Pricing; Procurement; Product Development; Project Management;
Psychology; Public Relations; Public-Private Partnerships; Quality; Racial Equity; Remote Work; Research; Resilience;
Retail; Risk Management; Sales; Strategy; Succession; Supply Chains; Sustainability; Taxation; Technology; Time Management;
Trust; Turnarounds; Venture Capital; Wages; Workplace Safety; Writing
`;

const subscriberOnly = ["Board Dossiers", "Case Clinic", "Chart of the Month", "Pricing Laboratory"];
const executiveOnly = ["Executive Agenda", "Private Briefings"];

const names = open.split(";").map((name) => name.trim());

/** Topics of the review by name: most for everyone, some for subscribers, two for the Executive tier. */
export const topics: readonly Topic[] = [
  ...names.map((name) => ({ name, slug: getSlug(name) })),
  ...subscriberOnly.map((name) => ({ name, slug: getSlug(name), subscriberOnly: true as const })),
  ...executiveOnly.map((name) => ({ name, slug: getSlug(name), executiveOnly: true as const })),
].sort((a, b) => a.name.localeCompare(b.name, "en"));

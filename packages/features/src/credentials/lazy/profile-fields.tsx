import { Select } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface ProfileFieldsProps {
  /** Initial values by field name. */
  readonly initialAnswers: Readonly<Record<string, string>>;
}

/** The three lists of the profile questionnaire (accounts-9.10). A profile update uses the same names. */
export function ProfileFields({ initialAnswers }: ProfileFieldsProps): ReactNode {
  return (
    <>
      <Select
        name="industry"
        label={text("industry")}
        options={INDUSTRIES}
        defaultValue={initialAnswers.industry}
      />
      <Select
        name="job-title"
        label={text("jobTitle")}
        options={JOB_TITLES}
        defaultValue={initialAnswers["job-title"]}
        autoComplete="organization-title"
      />
      <Select
        name="company-size"
        label={text("companySize")}
        options={COMPANY_SIZES}
        defaultValue={initialAnswers["company-size"]}
      />
    </>
  );
}

/** Options of the profile questions (accounts-9.10). Each list also has an empty option. */
const INDUSTRIES = [
  "Advertising/Marketing/Public Relations",
  "Agriculture",
  "Automotive",
  "Consultant",
  "Education",
  "Energy/Natural Resources",
  "Engineering/Construction",
  "Environmental",
  "Financial Services",
  "Food & Beverage",
  "Government",
  "Healthcare",
  "Human Resources",
  "IT/Technology",
  "Life Sciences/Pharmaceuticals",
  "Manufacturing & Materials",
  "Media",
  "Other",
  "Professional Services",
  "Real Estate",
  "Retail/Consumer Goods",
  "Telecommunications",
  "Transportation",
  "Travel/Entertainment",
] as const;

const JOB_TITLES = [
  "Administrative",
  "Analyst",
  "Consultant",
  "Executive/C-Level",
  "Manager/Senior Manager",
  "Other",
  "Owner/Partner",
  "Retired",
  "Sales/Account Management",
  "Student/Researcher",
  "Teacher/Lecturer",
  "Technical Specialist",
  "Vice President/Director/General Manager",
] as const;

const COMPANY_SIZES = [
  "Self-Employed",
  "1 to 4",
  "5 to 99",
  "100 to 499",
  "500 to 999",
  "1000 to 4999",
  "5000 to 9999",
  "10000+",
] as const;

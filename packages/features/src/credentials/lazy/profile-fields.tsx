import { Select } from "@quire/ui";
import type { ReactNode } from "react";
import { COMPANY_SIZES, INDUSTRIES, JOB_TITLES } from "./profile-options.js";
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

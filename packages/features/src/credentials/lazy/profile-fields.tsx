import { Select } from "@quire/ui";
import type { ReactNode } from "react";
import { COMPANY_SIZES, INDUSTRIES, JOB_TITLES } from "./profile-options.js";
import { text } from "./text.js";

interface ProfileFieldsProps {
  /** Initial values by field name. */
  readonly given: Readonly<Record<string, string>>;
}

/** The three lists of the profile questionnaire (accounts-9.10). A profile update uses the same names. */
export function ProfileFields({ given }: ProfileFieldsProps): ReactNode {
  return (
    <>
      <Select name="industry" label={text("industry")} options={INDUSTRIES} defaultValue={given.industry} />
      <Select
        name="job-title"
        label={text("jobTitle")}
        options={JOB_TITLES}
        defaultValue={given["job-title"]}
        autoComplete="organization-title"
      />
      <Select
        name="company-size"
        label={text("companySize")}
        options={COMPANY_SIZES}
        defaultValue={given["company-size"]}
      />
    </>
  );
}

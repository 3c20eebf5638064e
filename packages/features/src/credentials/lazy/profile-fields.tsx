import { Select } from "@quire/ui";
import type { ReactNode } from "react";
import { COMPANY_SIZES, INDUSTRIES, JOB_TITLES } from "./profile-options.js";
import { text } from "./text.js";

/** The three lists of the profile questionnaire (accounts-9.10), named as a profile update names them. */
export function ProfileFields(): ReactNode {
  return (
    <>
      <Select name="industry" label={text("industry")} options={INDUSTRIES} />
      <Select
        name="job-title"
        label={text("jobTitle")}
        options={JOB_TITLES}
        autoComplete="organization-title"
      />
      <Select name="company-size" label={text("companySize")} options={COMPANY_SIZES} />
    </>
  );
}

import * as v from "valibot";

/**
 * accounts-3.11, profile update. Another `emailAddress` holds once the link that is mailed to it was followed.
 * `attributes` are `industry`, `job-title` and `company-size`.
 */
export const ProfileUpdateSchema = v.object({
  displayName: v.optional(v.pipe(v.string(), v.maxLength(200))),
  emailAddress: v.optional(v.pipe(v.string(), v.maxLength(254))),
  /** Needed with another e-mail address. */
  currentPassword: v.optional(v.string()),
  attributes: v.optional(
    v.array(v.object({ name: v.picklist(["industry", "job-title", "company-size"]), value: v.string() })),
  ),
});
export type ProfileUpdate = v.InferOutput<typeof ProfileUpdateSchema>;

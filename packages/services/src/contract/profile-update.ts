import * as v from "valibot";

/**
 * Changed fields of the profile (accounts-3.11, profile update). A new `emailAddress` applies after the user has opened
 * the mailed link. `attributes` are `industry`, `job-title` and `company-size`.
 */
export const ProfileUpdateSchema = v.object({
  displayName: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** Registration limits names in the same way. The server checks their rule (accounts-5). */
  firstName: v.optional(v.pipe(v.string(), v.maxLength(100))),
  lastName: v.optional(v.pipe(v.string(), v.maxLength(100))),
  emailAddress: v.optional(v.pipe(v.string(), v.maxLength(254))),
  /** Required with a new e-mail address, unless the sign-in is recent. */
  currentPassword: v.optional(v.string()),
  attributes: v.optional(
    v.array(v.object({ name: v.picklist(["industry", "job-title", "company-size"]), value: v.string() })),
  ),
});
export type ProfileUpdate = v.InferOutput<typeof ProfileUpdateSchema>;

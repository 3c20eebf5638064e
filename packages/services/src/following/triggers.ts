import { defineTrigger, type TriggerAttribute } from "@quire/core";

const type: TriggerAttribute = {
  type: "text",
  description: "The kind of subscription; `topic` by default.",
  values: ["topic", "newsletter", "marketingCampaign"],
};

const attributes: Readonly<Record<string, TriggerAttribute>> = {
  type,
  name: { type: "text", description: "The name of the topic, newsletter or campaign.", range: [1, 200] },
  email: {
    type: "text",
    description: "A guest's e-mail address for a newsletter or campaign; by default the form's e-mail field.",
    range: [0, 254],
  },
  followType: {
    type: "text",
    description:
      "With `enable-this`, a guest's request is stored in `follow-subscribe-data` in local storage.",
  },
};

export const triggers = [
  defineTrigger({
    name: "follow",
    description: "Follows a topic, newsletter or campaign. Guests sign in first.",
    attributes,
    needs: [["name"]],
    example: '<button data-quire-do="follow" data-type="topic" data-name="Strategy">',
  }),
  defineTrigger({
    name: "unfollow",
    description: "Unfollows a topic, newsletter or campaign.",
    attributes,
    needs: [["name"]],
    example: '<button data-quire-do="unfollow" data-type="topic" data-name="Strategy">',
  }),
  defineTrigger({
    name: "unsubscribe-all",
    description: "Unfollows everything that the reader follows, or everything of one kind.",
    attributes: { type: { ...type, description: "The kind to unfollow; everything by default." } },
    example: '<button data-quire-do="unsubscribe-all">',
  }),
];

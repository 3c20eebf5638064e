import type { Passkey } from "@quire/services/contract";
import { requiredText } from "@quire/services/forms";
import { renamePasskey } from "@quire/services/passkey";
import { Field, Form, FormMessage, QuietButton, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { GenericFailure } from "../../customer-service/generic-failure.js";
import { text } from "./text.js";

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly typed: string | undefined;
  readonly onType: (name: string) => void;
  readonly onCancel: () => void;
  readonly onRenamed: (renamed: Passkey) => void;
}

/** The contract's limit of characters. */
const MAX_NAME_LENGTH = 64;

const createSchema = () => v.object({ name: v.pipe(requiredText(), v.trim()) });

/** Renames a passkey. */
export function RenamePasskey(props: RenamePasskeyProps): ReactNode {
  const { passkey, typed, onType, onCancel, onRenamed } = props;
  const [schema] = useState(createSchema);
  const [begun] = useState(typed ?? passkey.name);
  async function send({ name }: { readonly name: string }): Promise<ReactNode> {
    const { kind } = await renamePasskey(passkey.id, name);
    switch (kind) {
      case "done":
        onRenamed({ ...passkey, name });
        return null;
      case "gone":
        return text("gone");
      case "sign-in-needed": // The session has ended; the flyout asks to sign in.
        return null;
      case "failed":
        return <GenericFailure />;
    }
  }
  return (
    <Form schema={schema} onSubmit={send} onType={({ name }) => onType(String(name))} name="rename-passkey">
      <FormMessage />
      <Field
        name="name"
        label={text("name")}
        defaultValue={begun}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        required
      />
      <div className="quire-actions">
        <SubmitButton>{text("save")}</SubmitButton>
        <QuietButton onPress={onCancel}>{text("cancel")}</QuietButton>
      </div>
    </Form>
  );
}

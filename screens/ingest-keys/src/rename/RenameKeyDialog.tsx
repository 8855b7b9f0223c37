import { useChange, type IngestKey } from '@airshed/console-kit'
import { renameIngestKey } from '@airshed/console-kit/calls'
import { INGEST_KEY_NAME_MAX } from '@airshed/console-kit/define'
import { RenameDialog } from '@airshed/console-kit/rename'
import type { PluginIntl } from '@airshed/kit'

export interface RenameKeyDialogProps {
  intl: PluginIntl
  /** The key to be renamed. */
  renamed: IngestKey
  onClose: () => void
}

/** Asks for a new name of a key. */
export function RenameKeyDialog({ intl, renamed, onClose }: RenameKeyDialogProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const { mutateAsync } = useChange(renameIngestKey, {
    success: text('rename.done'),
    // The dialog shows errors.
    isShown: () => false,
  })
  return (
    <RenameDialog
      name={renamed.name}
      maxLength={INGEST_KEY_NAME_MAX}
      words={{
        title: text('rename.title'),
        label: text('config.name'),
        save: text('rename.save'),
        required: text('name.required'),
      }}
      onSave={(name) => mutateAsync({ params: { id: renamed.id }, body: { name } })}
      onClose={onClose}
    />
  )
}

import { useChange, type FirmwareImage, type RowAction } from '@airshed/console-kit'
import { deleteFirmware } from '@airshed/console-kit/calls'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { textOf } from '../textOf.ts'

/**
 * The actions in the menu of an image.
 *
 * @param onRollOut opens the dialog that starts a rollout
 * @param onContinue opens the one that continues an upload
 */
export function useImageActions(
  intl: PluginIntl,
  onRollOut: (image: FirmwareImage) => void,
  onContinue: (image: FirmwareImage) => void,
): (image: FirmwareImage) => readonly RowAction[] {
  const { mutateAsync: remove } = useChange(deleteFirmware, {
    success: intl.formatMessage({ id: 'delete.done' }),
    // The list shows errors.
    isShown: () => false,
  })
  return useMemo(() => {
    const text = textOf(intl)
    return (image) => {
      const { id, actions, version, device_type: type } = image
      const all: readonly (RowAction | false)[] = [
        actions.includes('roll_out') && {
          id: 'roll_out',
          label: text('start'),
          icon: <NamedIcon name="cloud-download" />,
          run: () => onRollOut(image),
        },
        actions.includes('upload') && {
          id: 'upload',
          label: text('upload.continue'),
          icon: <NamedIcon name="import" />,
          run: () => onContinue(image),
        },
        actions.includes('delete') && {
          id: 'delete',
          label: text('delete.start'),
          icon: <NamedIcon name="trash" />,
          intent: 'danger',
          confirm: {
            title: text('delete.title', { version, type }),
            text: text('delete.text'),
            confirmLabel: text('delete.start'),
          },
          run: () => remove({ params: { id } }),
        },
      ]
      return all.filter((action) => action !== false)
    }
  }, [intl, onRollOut, onContinue, remove])
}

import { useChange, type RowAction, type Snapshot } from '@airshed/console-kit'
import { deleteSnapshot, linkSnapshot } from '@airshed/console-kit/calls'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { textOf } from '../textOf.ts'

/**
 * The actions in the menu of an archive. A download is left to the browser, which resumes it by itself: an archive may be
 * larger than what a page can hold.
 */
export function useArchiveActions(intl: PluginIntl): (archive: Snapshot) => readonly RowAction[] {
  // The list shows errors.
  const quiet = { isShown: () => false }
  const { mutateAsync: link } = useChange(linkSnapshot, quiet)
  const { mutateAsync: remove } = useChange(deleteSnapshot, {
    ...quiet,
    success: intl.formatMessage({ id: 'delete.done' }),
  })
  return useMemo(() => {
    const text = textOf(intl)
    return ({ _id: id, filename, state, actions }) => {
      const isWriting = state === 'writing'
      const all: readonly (RowAction | false)[] = [
        actions.includes('download') && {
          id: 'download',
          label: text('download'),
          icon: <NamedIcon name="cloud-download" />,
          async run() {
            const { path } = await link({ params: { id } })
            openDownload(path, filename)
          },
        },
        actions.includes('delete') && {
          id: 'delete',
          label: text(isWriting ? 'cancel' : 'delete'),
          icon: <NamedIcon name="trash" />,
          intent: 'danger',
          confirm: {
            title: text(isWriting ? 'cancel.title' : 'delete.title', { filename }),
            text: text(isWriting ? 'cancel.text' : 'delete.text'),
            confirmLabel: text(isWriting ? 'cancel.confirm' : 'delete.confirm'),
          },
          run: () => remove({ params: { id } }),
        },
      ]
      return all.filter((action) => action !== false)
    }
  }, [intl, link, remove])
}

function openDownload(path: string, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = path
  anchor.download = name
  anchor.click()
}

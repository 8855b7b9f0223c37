import { useToaster } from '@airshed/kit/provider'
import type { ListView, ListViewSave } from '@airshed/schemas'
import { deleteListView, saveListView } from '@airshed/schemas/calls'
import { LONG_TOAST_MS } from '@airshed/ui'
import { useChange } from '../../../hooks/useChange.ts'
import { usePagesText } from '../../messages/pagesText.ts'

export interface ViewChanges {
  /** @returns whether it was saved; a failure is already shown */
  save: (name: string, params: Readonly<Record<string, unknown>>) => Promise<boolean>
  /** Deletes a view, and offers to undo that. */
  remove: (view: ListView) => Promise<void>
  isBusy: boolean
}

/** Saves and deletes views of a list. */
export function useViewChanges(list: string): ViewChanges {
  const text = usePagesText()
  const toaster = useToaster()
  const saving = useChange(saveListView)
  const removing = useChange(deleteListView)
  const save = (view: ListViewSave): Promise<boolean> =>
    saving.mutateAsync({ body: view }).then(
      () => true,
      () => false,
    )
  return {
    save: (name, params) =>
      save({ list, name: name.trim(), params: params as ListViewSave['params'] }),
    async remove(view) {
      const { id, ...parts } = view
      try {
        await removing.mutateAsync({ params: { id } })
      } catch {
        // Already shown to the user.
        return
      }
      toaster.show({
        message: text('list.views.deleted', { name: view.name }),
        durationMs: LONG_TOAST_MS,
        action: { label: text('list.views.undo'), run: () => void save(parts) },
      })
    },
    isBusy: saving.isPending,
  }
}

import { getDashboard } from '@airshed/console-kit/calls'
import {
  ApiError,
  isEmptyPatch,
  patchBetween,
  scheduleByTimer,
  useAirshed,
  useSaveDashboard,
  useSetDashboardRange,
  useShowError,
  type Dashboard,
  type DashboardChange,
  type DashboardDocument,
  type DashboardRange,
  type DashboardUpdate,
} from '@airshed/console-kit'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createDashboardEditor, type DashboardEditor, type EditorState } from './dashboardEditor.ts'
import { keepJournal, keptJournal } from './journalStorage.ts'

export interface UseDashboardEditorOptions {
  dashboard: Dashboard
  /**
   * A form is open on the displayed dashboard: changes of others wait until it closes, so that conflicts
   * are resolved by the user.
   */
  isHeld: boolean
  /** Somebody else's changes were merged with those of this page. */
  onMerged: (theirs: Dashboard) => void
  /** Somebody else's changes are shown now. */
  onReceived: (changes: readonly DashboardChange[]) => void
}

/** The dashboard while it is edited, on the server and with the journal of this tab. */
export function useDashboardEditor({
  dashboard,
  isHeld,
  onMerged,
  onReceived,
}: UseDashboardEditorOptions): [EditorState, DashboardEditor] {
  const { api, session, clock, live } = useAirshed()
  const { mutateAsync: update } = useSaveDashboard()
  const { mutateAsync: setRange } = useSetDashboardRange()
  const { id } = dashboard
  const userId = session.user.id
  const showError = useShowError()
  const load = async () => {
    try {
      return await api.call(getDashboard, { params: { id } })
    } catch (error) {
      showError(error, 'dashboard')
      throw error
    }
  }
  const announceMerged = useEffectEvent(onMerged)
  const announceReceived = useEffectEvent(onReceived)
  const save = useEffectEvent((document: DashboardDocument, over: SavedDocument) =>
    saveChanges({ id, update, setRange, load }, document, over),
  )
  const [editor] = useState(() =>
    createDashboardEditor({
      dashboard,
      journal: keptJournal(window.sessionStorage, userId, id),
      save: (document, over) => save(document, over),
      load,
      isConflict: (error) => error instanceof ApiError && error.code === 'CONFLICT',
      // While the connection is lost, its return triggers the save: see below.
      isPassing: (error) =>
        live.state !== 'lost' && !(error instanceof ApiError && error.status < 500),
      // The calls have already reported it.
      onError: () => undefined,
      onMerged: (theirs) => announceMerged(theirs),
      keepJournal: (journal) => keepJournal(window.sessionStorage, userId, id, journal),
      now: () => clock.now(),
      schedule: scheduleByTimer,
    }),
  )

  useEffect(() => {
    const changes = isHeld ? [] : editor.receive(dashboard)
    if (changes.length > 0) announceReceived(changes)
  }, [editor, dashboard, isHeld])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (editor.isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      void editor.close()
    }
  }, [editor])
  useEffect(
    () =>
      live.onStateChange((state) => {
        if (state === 'open' && editor.getState().isUnsaved) void editor.flush()
      }),
    [live, editor],
  )
  return [useSyncExternalStore(editor.subscribe, editor.getState), editor]
}

interface SavedDocument {
  document: DashboardDocument
  version: number
}

interface DashboardCalls {
  id: string
  update: (change: DashboardUpdate & { id: string }) => Promise<Dashboard>
  setRange: (change: { id: string; range: DashboardRange | null }) => Promise<Dashboard>
  load: () => Promise<Dashboard>
}

/** Sends only the differences; the range has a call of its own. */
async function saveChanges(
  { id, update, setRange, load }: DashboardCalls,
  document: DashboardDocument,
  over: SavedDocument,
): Promise<Dashboard> {
  const { widgets, fields } = patchBetween(over.document, document)
  const { range, ...rest } = fields
  const isMore = !isEmptyPatch({ widgets, fields: rest })
  const saved = isMore
    ? await update({
        id,
        version: over.version,
        ...(widgets.length === 0 ? {} : { configuration: document.configuration }),
        ...Object.fromEntries(Object.entries(rest).map(([name, { after }]) => [name, after])),
      })
    : null
  if (range === undefined) return saved ?? load()
  return setRange({ id, range: range.after })
}

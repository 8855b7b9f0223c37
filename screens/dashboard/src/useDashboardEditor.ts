import {
  ApiError,
  scheduleByTimer,
  useSaveDashboard,
  type Dashboard,
  type Widget,
} from '@airshed/kit'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createSaveQueue, type SaveQueue } from './saveQueue.ts'

export interface DashboardEditor {
  widgets: readonly Widget[]
  /** Shows the change and saves it at once: for widgets that come, change or go. */
  change: (widgets: readonly Widget[]) => void
  /** Shows the change at once and saves it a moment later: moves follow each other quickly. */
  arrange: (widgets: readonly Widget[]) => void
  /** Somebody else saved in between: what is shown here was not. */
  isConflict: boolean
}

/** The widgets of a dashboard while somebody edits them. */
export function useDashboardEditor(dashboard: Dashboard): DashboardEditor {
  const [widgets, setWidgets] = useState<readonly Widget[]>(dashboard.configuration.widgets)
  const [isConflict, setConflict] = useState(false)
  const { mutateAsync } = useSaveDashboard()
  const save = useRef(mutateAsync)
  save.current = mutateAsync
  const queue = useRef<SaveQueue | null>(null)
  queue.current ??= createSaveQueue(dashboard.version, {
    save: async (next, version) => {
      const saved = await save.current({
        id: dashboard.id,
        configuration: { widgets: [...next] },
        version,
      })
      return saved.version
    },
    onError: (error) => setConflict(error instanceof ApiError && error.status === 409),
    schedule: scheduleByTimer,
  })

  useEffect(() => {
    const waiting = queue.current
    const warn = (event: BeforeUnloadEvent): void => {
      if (waiting?.isDirty() === true) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      void waiting?.flush()
    }
  }, [])

  const arrange = useCallback((next: readonly Widget[]) => {
    setWidgets(next)
    queue.current?.push(next)
  }, [])
  const change = useCallback(
    (next: readonly Widget[]) => {
      arrange(next)
      void queue.current?.flush()
    },
    [arrange],
  )
  return { widgets, change, arrange, isConflict }
}

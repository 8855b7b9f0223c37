import {
  ApiError,
  scheduleByTimer,
  useSaveDashboard,
  type Dashboard,
  type Widget,
} from '@airshed/kit'
import { useCallback, useEffect, useState } from 'react'
import { createSaveQueue } from './saveQueue.ts'

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
  const [queue] = useState(() =>
    createSaveQueue(dashboard.version, {
      save: async (next, version) => {
        const configuration = { widgets: [...next] }
        return (await mutateAsync({ id: dashboard.id, configuration, version })).version
      },
      onError: (error) => setConflict(error instanceof ApiError && error.status === 409),
      schedule: scheduleByTimer,
    }),
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (queue.isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      void queue.flush()
    }
  }, [queue])

  const arrange = useCallback(
    (next: readonly Widget[]) => {
      setWidgets(next)
      queue.push(next)
    },
    [queue],
  )
  const change = useCallback(
    (next: readonly Widget[]) => {
      arrange(next)
      void queue.flush()
    },
    [arrange, queue],
  )
  return { widgets, change, arrange, isConflict }
}

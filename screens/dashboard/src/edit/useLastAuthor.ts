import { useAirshed } from '@airshed/console-kit'
import { useEffect, useRef } from 'react'

/** Who made a change. */
export interface ChangeAuthor {
  name: string
  /** null: not a user, such as the server itself. */
  id: string | null
}

/**
 * Who changed a dashboard last, as reported by the live channel before the page fetches the change.
 *
 * @returns a function that reads it; null: no change yet
 */
export function useLastAuthor(dashboardId: string): () => ChangeAuthor | null {
  const { live } = useAirshed()
  const author = useRef<ChangeAuthor | null>(null)
  useEffect(() => {
    author.current = null
    return live.onChange((change) => {
      if (change.kind !== 'changed' || change.entity !== 'dashboards') return
      if (change.id === dashboardId) author.current = { name: change.by, id: change.byId }
    })
  }, [live, dashboardId])
  return () => author.current
}

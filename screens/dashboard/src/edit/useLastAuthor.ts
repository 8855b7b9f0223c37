import { useAirshed } from '@airshed/console-kit'
import { useEffect, useRef } from 'react'

/** Who made a change. */
export interface ChangeAuthor {
  name: string
  /** null: no user, such as the server itself. */
  id: string | null
}

/**
 * Who changed a dashboard last, as the live channel tells it before the page fetches the change.
 *
 * @returns reads it; null: nobody yet
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

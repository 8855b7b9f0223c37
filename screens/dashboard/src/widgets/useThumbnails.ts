import { useAirshed, type WidgetThumbnails } from '@airshed/console-kit'
import { useEffect, useState } from 'react'

const NONE: WidgetThumbnails = {}

/** The drawings of the built-in widgets, once they have loaded; {} before, and if they cannot be loaded. */
export function useThumbnails(): WidgetThumbnails {
  const { loadThumbnails } = useAirshed()
  const [thumbnails, setThumbnails] = useState(NONE)
  useEffect(() => {
    let isWanted = true
    const load = async (): Promise<void> => {
      try {
        const loaded = await loadThumbnails?.()
        if (isWanted && loaded !== undefined) setThumbnails(loaded)
      } catch {
        // The icons that are shown until then do as well.
      }
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [loadThumbnails])
  return thumbnails
}

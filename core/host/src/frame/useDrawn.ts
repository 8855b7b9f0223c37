import { useEffect } from 'react'
import type { FrameBridge } from './bridge.ts'

const told = new WeakSet<FrameBridge>()

/** Tells the page, once, that what the frame shows was drawn: by whom this is mounted. */
export function useDrawn(bridge: FrameBridge): void {
  useEffect(() => {
    if (told.has(bridge)) return
    told.add(bridge)
    bridge.post({ kind: 'opened' })
  }, [bridge])
}

import { useEffect } from 'react'
import type { FrameBridge } from './bridge.ts'

const reported = new WeakSet<FrameBridge>()

/** Notifies the page, once, when the component that uses it has been rendered. */
export function useDrawn(bridge: FrameBridge): void {
  useEffect(() => {
    if (reported.has(bridge)) return
    reported.add(bridge)
    bridge.post({ kind: 'opened' })
  }, [bridge])
}

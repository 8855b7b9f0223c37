import { useNodeChoices } from '@airshed/console-kit/forms'
import type { SavedConfig } from '@airshed/kit/define'
import { useEffect, useState } from 'react'
import { nodeIdsIn } from './withoutNodes.ts'

/**
 * Devices in saved settings that no longer exist, or that the user may not read; requested once. If the
 * request fails, none counts as lost.
 *
 * @param config as it was saved; null for new settings
 */
export function useLostNodes(config: SavedConfig | null): readonly string[] {
  const { findNodes } = useNodeChoices()
  const [lost, setLost] = useState<readonly string[]>([])
  const [ids] = useState(() => (config === null ? [] : nodeIdsIn(config)))
  useEffect(() => {
    if (ids.length === 0) return undefined
    const controller = new AbortController()
    const look = async (): Promise<void> => {
      const found = (await findNodes?.(ids, controller.signal)) ?? []
      const known = new Set(found.map(({ value }) => value))
      setLost(ids.filter((id) => !known.has(id)))
    }
    look().catch(() => undefined)
    return () => controller.abort()
  }, [findNodes, ids])
  return lost
}

import { useNodeChoices } from '@airshed/console-kit/forms'
import type { SavedConfig } from '@airshed/kit/define'
import { useEffect, useState } from 'react'
import { nodeIdsIn } from './withoutNodes.ts'

/**
 * Devices of saved settings that are gone, or that the user may not read; asked for once. Where
 * nobody can tell, none is taken for lost.
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

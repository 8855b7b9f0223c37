import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAirshed, type Command } from '@airshed/kit/provider'

/**
 * Registers commands for as long as the component is mounted: they are in the palette, their keys
 * work, and the list of shortcuts shows them. The list may be a new one on each render.
 */
export function useCommands(commands: readonly Command[]): void {
  const { commands: registry } = useAirshed()
  const [source] = useState(() => ({}))
  useEffect(() => registry.put(source, commands), [registry, source, commands])
  useEffect(() => () => registry.remove(source), [registry, source])
}

/** Every command that can be run now. */
export function useCommandList(): readonly Command[] {
  const { commands: registry } = useAirshed()
  return useSyncExternalStore(registry.subscribe, registry.getCommands)
}

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAirshed, type Command } from '@airshed/kit/provider'

/**
 * Contributes commands for as long as the component is there: they are in the palette, their keys
 * work, and the list of shortcuts names them. The list may be made anew with each drawing.
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

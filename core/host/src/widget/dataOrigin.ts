import type { WidgetData } from '@airshed/contract'

/** Whether the devices behind the data of a widget are real. */
export type DataOrigin = 'measured' | 'simulated' | 'mixed'

/** The origin of the data; null: they are of no single device. */
export function dataOrigin({
  frames,
  nodes,
}: Pick<WidgetData, 'frames' | 'nodes'>): DataOrigin | null {
  const simulated = new Set([
    ...frames.map(({ isSimulated }) => isSimulated),
    ...nodes.map(({ is_simulated: isSimulated }) => isSimulated),
  ])
  if (simulated.size === 0) return null
  if (simulated.size === 2) return 'mixed'
  return simulated.has(true) ? 'simulated' : 'measured'
}

/**
 * The origin that a card has to tell: the page marks an organization whose devices are simulated,
 * once, so that only what is otherwise there is marked; elsewhere, only what is simulated.
 */
export function toldOrigin(origin: DataOrigin | null, isPageSimulated: boolean): DataOrigin | null {
  return origin === (isPageSimulated ? 'simulated' : 'measured') ? null : origin
}

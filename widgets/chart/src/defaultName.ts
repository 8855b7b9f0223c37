import { frameNames, type WidgetData } from '@airshed/kit'
import { byBasis } from './byBasis.ts'
import type { ChartConfig } from './config.ts'

/** Maximum numbers of parameter and device names in a title. */
const NAMED = 3

const some = (names: readonly string[]): string => {
  const distinct = [...new Set(names)]
  return distinct.slice(0, NAMED).join(', ') + (distinct.length > NAMED ? ', …' : '')
}

/** The title of a chart without a name: "PM2.5, PM10 · Quay Street". */
export function defaultName(_config: ChartConfig, { frames: all }: WidgetData): string | null {
  const { frames } = byBasis(all)
  if (frames.length === 0) return null
  const { parameter, names } = frameNames(frames)
  const [{ deviceName = '', nodeId } = { nodeId: '' }] = frames
  if (parameter !== null) return `${parameter} · ${some(names)}`
  const isOneDevice = frames.every((frame) => frame.nodeId === nodeId)
  return isOneDevice && deviceName !== '' ? `${some(names)} · ${deviceName}` : some(names)
}

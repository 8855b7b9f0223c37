import {
  compassName,
  formatValue,
  type Frame,
  type PluginIntl,
  type WidgetData,
} from '@airshed/kit'
import type { HeatmapConfig } from './config.ts'

interface Known {
  value: number
  device: string
}

/** The newest value of a series; null without any. */
function newestOf({ values }: Frame): number | null {
  return values.findLast((value) => !Number.isNaN(value)) ?? null
}

/**
 * Name of the heat map, its parameter, and which devices are highest and lowest in their newest readings.
 */
export function summary(config: HeatmapConfig, data: WidgetData, intl: PluginIntl): string {
  const { name } = config
  const known = data.frames.flatMap((frame): Known[] => {
    const value = newestOf(frame)
    const node = data.nodes.find(({ _id: id }) => id === frame.nodeId)
    return value === null ? [] : [{ value, device: node?.presentName ?? frame.label }]
  })
  const [frame] = data.frames
  if (frame === undefined || known.length === 0) {
    return intl.formatMessage({ id: 'summary.empty' }, { name })
  }
  const { unit, precision, kind, shortLabel: parameter } = frame
  const inOrder = known.toSorted((one, other) => one.value - other.value)
  const [lowest, highest] = [inOrder.at(0), inOrder.at(-1)]
  const write = ({ value }: Known): string =>
    kind === 'direction'
      ? compassName(value, intl.locale)
      : `${formatValue(value, intl.locale, precision)} ${unit}`.trim()
  const base = { name, parameter, count: known.length }
  // Directions are circular: none is the lowest.
  if (lowest === undefined || highest === undefined || kind === 'direction' || known.length === 1) {
    const values = known.map((one) => `${one.device} ${write(one)}`).join(', ')
    return intl.formatMessage({ id: 'summary.each' }, { ...base, values })
  }
  return intl.formatMessage(
    { id: 'summary' },
    {
      ...base,
      lowest: write(lowest),
      lowestDevice: lowest.device,
      highest: write(highest),
      highestDevice: highest.device,
    },
  )
}

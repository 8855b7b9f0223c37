import type { ChartFrame } from './chartFrame.ts'

/** What a series is named by. */
export type NamedFrame = Pick<
  ChartFrame,
  'nodeId' | 'path' | 'unit' | 'label' | 'shortLabel' | 'deviceName'
>

/** What several series have in common, and what tells them apart. */
export interface FrameNames {
  /** Short name of the parameter that all of them measure, on several devices; else null. */
  parameter: string | null
  /** The unit that all share; null: they differ. */
  unit: string | null
  /** In the order of the frames: device, parameter, or both if both differ. */
  names: readonly string[]
}

const BETWEEN = ' · '

const isSame = <Item>(items: readonly Item[]): boolean => new Set(items).size <= 1

/** The names of series that are shown together: what they share is stated once. */
export function frameNames(frames: readonly NamedFrame[]): FrameNames {
  const isOneDevice = isSame(frames.map(({ nodeId }) => nodeId))
  const isOneParameter = isSame(frames.map(({ path }) => path))
  const [first] = frames
  return {
    parameter: isOneParameter && !isOneDevice ? (first?.shortLabel ?? null) : null,
    unit: isSame(frames.map(({ unit }) => unit)) ? (first?.unit ?? null) : null,
    names: frames.map(({ shortLabel, deviceName, label }) => {
      if (isOneDevice) return shortLabel
      if (deviceName === undefined) return label
      return isOneParameter ? deviceName : shortLabel + BETWEEN + deviceName
    }),
  }
}

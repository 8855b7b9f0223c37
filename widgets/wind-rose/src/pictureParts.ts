import type { Frame, PluginIntl, RoseChartSector, RoseRing, RoseWords, Theme } from '@airshed/kit'

/** A colour with what it means. */
export interface LegendEntry {
  id: string
  color: string
  word: string
  /** Of all pairs; null: not told. */
  share: string | null
}

/** Everything that is drawn, and said, of a rose. */
export interface RosePicture {
  sectors: readonly RoseChartSector[]
  tell: (sectorIndex: number) => RoseWords
  /** Default round values up to the longest sector. */
  rings?: readonly RoseRing[]
  writeRing: (value: number) => string
  middle: { figure: string; word: string } | null
  legend: {
    title: string
    entries: readonly LegendEntry[]
    /** What no colour stands for, such as the calms; null: nothing. */
    rest: string | null
  }
  /** The same in figures. */
  table: {
    head: readonly string[]
    rows: readonly { id: string; name: string; cells: readonly string[] }[]
  }
}

/** What a picture is made with. */
export interface PictureStyle {
  theme: Theme
  intl: PluginIntl
}

/** The speed of a class is shown in the unit of its data point. */
export type SpeedFrame = Pick<Frame, 'unit'>

import type { Frame, PluginIntl, RoseChartSector, RoseRing, RoseWords, Theme } from '@airshed/kit'

/** A colour with its meaning. */
export interface LegendEntry {
  id: string
  color: string
  word: string
  /** Share of all pairs; null if not shown. */
  share: string | null
}

/** Everything that is drawn and described of a rose. */
export interface RosePicture {
  sectors: readonly RoseChartSector[]
  tell: (sectorIndex: number) => RoseWords
  /** Defaults to round values up to the longest sector. */
  rings?: readonly RoseRing[]
  writeRing: (value: number) => string
  middle: { figure: string; word: string } | null
  legend: {
    title: string
    entries: readonly LegendEntry[]
    /** What no colour represents, such as calms; null if there is nothing. */
    rest: string | null
  }
  /** The same in figures. */
  table: {
    head: readonly string[]
    rows: readonly { id: string; name: string; cells: readonly string[] }[]
  }
}

/** What a picture is drawn with. */
export interface PictureStyle {
  theme: Theme
  intl: PluginIntl
}

/** The speeds of a class are shown in the unit of its data point. */
export type SpeedFrame = Pick<Frame, 'unit'>

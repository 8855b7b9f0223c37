import type {
  Frame,
  PluginIntl,
  RoseChartSector,
  RoseLegend,
  RoseRing,
  RoseWords,
  Theme,
} from '@airshed/kit'

/** Everything that is drawn and described of a rose. */
export interface RosePicture {
  sectors: readonly RoseChartSector[]
  tell: (sectorIndex: number) => RoseWords
  /** Defaults to round values up to the longest sector. */
  rings?: readonly RoseRing[]
  writeRing: (value: number) => string
  middle: { figure: string; word: string } | null
  legend: RoseLegend
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

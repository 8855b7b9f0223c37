import type {
  Frame,
  PluginIntl,
  PollutionCell,
  PollutionRose,
  RoseLegend,
  RoseWords,
  ScaleBand,
  SpeedClass,
} from '@airshed/kit'
import { meanBands, meanColor } from './roseColors.ts'
import type { PictureStyle, RosePicture, SpeedFrame } from './pictureParts.ts'
import { classText, pairText, sectorName, unitOf, valueText } from './roseText.ts'

/** Colours and formats of a pollution rose. */
interface Look {
  pollutant: Frame
  isAveraged: boolean
  bands: readonly ScaleBand[]
  /** Unit of the speeds. */
  unit: string
  intl: PluginIntl
}

/** What the wind carried: a ring for each speed class, coloured by the mean there. */
export function pollutionPicture(
  rose: PollutionRose,
  { speed, pollutant, isAveraged }: { speed: SpeedFrame; pollutant: Frame; isAveraged: boolean },
  { theme, intl }: PictureStyle,
): RosePicture {
  const bands = meanBands(rose, theme)
  const look: Look = { pollutant, isAveraged, bands, unit: unitOf(speed), intl }
  return {
    sectors: rose.sectors.map(({ directionDeg, classes }) => ({
      id: String(directionDeg),
      directionDeg,
      parts: classes.flatMap(({ mean, isFew }, index) => {
        const color = meanColor(mean, bands)
        if (color === null) return []
        return [{ id: String(index), from: index, to: index + 1, color, isFaint: isFew }]
      }),
    })),
    tell: (index) => sectorText(rose, index, look),
    rings: rose.classes.map((speedClass, index) => ({
      value: index + 1,
      words: edgeText(speedClass, intl),
    })),
    writeRing: String,
    middle: null,
    legend: {
      title: intl.formatMessage(
        { id: 'legend.pollutant' },
        { parameter: pollutant.shortLabel, unit: pollutant.unit },
      ),
      entries: legendEntries(look),
      rest:
        rose.calm.mean === null
          ? null
          : intl.formatMessage({ id: 'legend.calm' }, { share: cellText(rose.calm, look) }),
    },
    table: {
      head: [
        ...rose.classes.map((one) => `${classText(one, intl)} ${look.unit}`),
        intl.formatMessage({ id: 'table.all' }),
      ],
      rows: [
        ...rose.sectors.map((sector) => ({
          id: String(sector.directionDeg),
          name: sectorName(sector, intl),
          cells: [...sector.classes, sector].map((cell) => cellText(cell, look)),
        })),
        {
          id: 'calm',
          name: intl.formatMessage({ id: 'calm' }),
          cells: [...rose.classes.map(() => ''), cellText(rose.calm, look)],
        },
      ],
    },
  }
}

/** The speed at the outer edge of a ring; the outermost one may be open. */
function edgeText(speedClass: SpeedClass, intl: PluginIntl): string {
  return speedClass.to === null
    ? classText(speedClass, intl)
    : intl.formatNumber(speedClass.to, { maximumFractionDigits: 1 })
}

function legendEntries({ bands, intl }: Look): RoseLegend['entries'] {
  return bands.map(({ from, to, color }) => ({
    id: String(from),
    color,
    word: intl.formatMessage(
      { id: 'class' },
      { from: intl.formatNumber(from), to: intl.formatNumber(to) },
    ),
    share: null,
  }))
}

function cellText({ mean, count }: PollutionCell, { pollutant, intl }: Look): string {
  if (mean === null) return intl.formatMessage({ id: 'sector.none' })
  const value = valueText(mean, pollutant, intl)
  return intl.formatMessage({ id: 'sector.mean' }, { value, count })
}

function sectorText(rose: PollutionRose, index: number, look: Look): RoseWords {
  const sector = rose.sectors[index]
  if (sector === undefined) return { title: '', rows: [], sentence: '' }
  const { pollutant, isAveraged, bands, unit, intl } = look
  const name = sectorName(sector, intl)
  const count = pairText(sector.count, isAveraged, intl)
  const share =
    sector.mean === null
      ? intl.formatMessage({ id: 'sector.none' })
      : valueText(sector.mean, pollutant, intl)
  const rows = rose.classes.flatMap((speedClass, at) => {
    const cell = sector.classes[at]
    if (cell === undefined) return []
    return [
      {
        name: `${classText(speedClass, intl)} ${unit}`,
        color: meanColor(cell.mean, bands) ?? 'transparent',
        value: cellText(cell, look),
      },
    ]
  })
  const parts = rows.map((row) => `${row.name}: ${row.value}`).join('; ')
  return {
    title: intl.formatMessage({ id: 'sector.title' }, { name, share, count }),
    rows,
    sentence: intl.formatMessage({ id: 'sector.sentence' }, { name, share, count, parts }),
  }
}

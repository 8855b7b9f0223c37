import {
  zonesFor,
  type DeviceProfile,
  type Frame,
  type PluginIntl,
  type PollutionCell,
  type PollutionRose,
  type RoseWords,
  type ScaleBand,
  type SpeedClass,
} from '@airshed/kit'
import { meanBands, meanLook } from './roseColors.ts'
import type { LegendEntry, PictureStyle, RosePicture, SpeedFrame } from './pictureParts.ts'
import { classWords, sectorName, unitOf, valueWords } from './roseWords.ts'

/** What colours a pollution rose, and writes it. */
interface Look {
  pollutant: Frame
  profile: DeviceProfile | null
  bands: readonly ScaleBand[]
  /** Of the speeds. */
  unit: string
  intl: PluginIntl
}

/** What the wind carried along: a ring for each class of speeds, coloured by the mean there. */
export function pollutionPicture(
  rose: PollutionRose,
  { speed, pollutant }: { speed: SpeedFrame; pollutant: Frame },
  { profile, theme, intl }: PictureStyle,
): RosePicture {
  const bands = meanBands(rose, pollutant, profile, theme)
  const look: Look = { pollutant, profile, bands, unit: unitOf(speed), intl }
  return {
    sectors: rose.sectors.map(({ directionDeg, classes }) => ({
      id: String(directionDeg),
      directionDeg,
      parts: classes.flatMap(({ mean, isFew }, index) => {
        const color = meanLook(mean, pollutant, profile, bands)?.color
        if (color === undefined) return []
        return [{ id: String(index), from: index, to: index + 1, color, isFaint: isFew }]
      }),
    })),
    tell: (index) => sectorWords(rose, index, look),
    rings: rose.classes.map((speedClass, index) => ({
      value: index + 1,
      words: edgeWords(speedClass, intl),
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
          : intl.formatMessage({ id: 'legend.calm' }, { share: cellWords(rose.calm, look) }),
    },
    table: {
      head: [
        ...rose.classes.map((one) => `${classWords(one, intl)} ${look.unit}`),
        intl.formatMessage({ id: 'table.all' }),
      ],
      rows: [
        ...rose.sectors.map((sector) => ({
          id: String(sector.directionDeg),
          name: sectorName(sector, intl),
          cells: [...sector.classes, sector].map((cell) => cellWords(cell, look)),
        })),
        {
          id: 'calm',
          name: intl.formatMessage({ id: 'calm' }),
          cells: [...rose.classes.map(() => ''), cellWords(rose.calm, look)],
        },
      ],
    },
  }
}

/** The speed at the outer edge of a ring; the outermost one may be open. */
function edgeWords(speedClass: SpeedClass, intl: PluginIntl): string {
  return Number.isFinite(speedClass.to)
    ? intl.formatNumber(speedClass.to, { maximumFractionDigits: 1 })
    : classWords(speedClass, intl)
}

function legendEntries({ pollutant, profile, bands, intl }: Look): readonly LegendEntry[] {
  if (bands.length > 0) {
    return bands.map(({ from, to, color }) => ({
      id: String(from),
      color,
      letter: null,
      word: intl.formatMessage(
        { id: 'class' },
        { from: intl.formatNumber(from), to: intl.formatNumber(to) },
      ),
    }))
  }
  const zones = profile === null ? [] : zonesFor(profile, pollutant.path, pollutant.unit)
  return zones.map(({ from, color, letter, name }) => ({
    id: String(from),
    color,
    letter,
    word: name,
  }))
}

function cellWords({ mean, count }: PollutionCell, { pollutant, intl }: Look): string {
  if (mean === null) return intl.formatMessage({ id: 'sector.none' })
  const value = valueWords(mean, pollutant, intl)
  return intl.formatMessage({ id: 'sector.mean' }, { value, count })
}

function sectorWords(rose: PollutionRose, index: number, look: Look): RoseWords {
  const sector = rose.sectors[index]
  if (sector === undefined) return { title: '', rows: [], sentence: '' }
  const { pollutant, profile, bands, unit, intl } = look
  const name = sectorName(sector, intl)
  const { count } = sector
  const share =
    sector.mean === null
      ? intl.formatMessage({ id: 'sector.none' })
      : valueWords(sector.mean, pollutant, intl)
  const rows = rose.classes.flatMap((speedClass, at) => {
    const cell = sector.classes[at]
    if (cell === undefined) return []
    const cellLook = meanLook(cell.mean, pollutant, profile, bands)
    const words = [cellWords(cell, look), ...(cellLook?.grade == null ? [] : [cellLook.grade.name])]
    return [
      {
        name: `${classWords(speedClass, intl)} ${unit}`,
        color: cellLook?.color ?? 'transparent',
        value: words.join(', '),
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

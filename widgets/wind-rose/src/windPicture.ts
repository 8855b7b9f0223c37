import type { PluginIntl, RoseChartSector, RoseWords, WindRose } from '@airshed/kit'
import { classColors } from './roseColors.ts'
import type { PictureStyle, RosePicture, SpeedFrame } from './pictureParts.ts'
import { classText, pairText, percentText, ringText, sectorName, unitOf } from './roseText.ts'

/** How often the wind blew from each direction: sectors of stacked shares, calms in the middle. */
export function windPicture(
  rose: WindRose,
  { speed, isAveraged }: { speed: SpeedFrame; isAveraged: boolean },
  { theme, intl }: Pick<PictureStyle, 'theme' | 'intl'>,
): RosePicture {
  const unit = unitOf(speed)
  const colors = classColors(rose.classes.length, theme)
  const classes = rose.classes.map((speedClass) => classText(speedClass, intl))
  const calms = percentText(rose.calmPercent, intl)
  return {
    sectors: windSectors(rose, colors),
    tell: (index) => sectorText(rose, index, { colors, unit, isAveraged, intl }),
    writeRing: (percent) => ringText(percent, intl),
    middle: {
      figure: calms,
      word: intl.formatMessage({ id: 'calm' }),
    },
    legend: {
      title: intl.formatMessage({ id: 'legend.speed' }, { unit }),
      entries: classes.map((word, index) => ({
        id: word,
        color: colors[index] ?? 'currentColor',
        word,
        share: percentText(rose.totals[index]?.percent ?? 0, intl),
      })),
      rest: intl.formatMessage({ id: 'legend.calm' }, { share: calms }),
    },
    table: {
      head: [...classes.map((word) => `${word} ${unit}`), intl.formatMessage({ id: 'table.all' })],
      rows: [
        ...rose.sectors.map((sector) => ({
          id: String(sector.directionDeg),
          name: sectorName(sector, intl),
          cells: [...sector.classes, sector].map(({ percent }) => percentText(percent, intl)),
        })),
        {
          id: 'all',
          name: intl.formatMessage({ id: 'table.all' }),
          cells: [
            ...rose.totals.map(({ percent }) => percentText(percent, intl)),
            percentText(100 - rose.calmPercent, intl),
          ],
        },
        {
          id: 'calm',
          name: intl.formatMessage({ id: 'calm' }),
          cells: [...classes.map(() => ''), percentText(rose.calmPercent, intl)],
        },
      ],
    },
  }
}

/** Shares stacked from the middle, slowest winds innermost. */
function windSectors(rose: WindRose, colors: readonly string[]): readonly RoseChartSector[] {
  return rose.sectors.map(({ directionDeg, classes }) => {
    let reached = 0
    const parts = classes.map(({ percent }, index) => {
      const from = reached
      reached += percent
      return { id: String(index), from, to: reached, color: colors[index] ?? 'currentColor' }
    })
    return { id: String(directionDeg), directionDeg, parts }
  })
}

interface Wording {
  colors: readonly string[]
  unit: string
  isAveraged: boolean
  intl: PluginIntl
}

function sectorText(
  rose: WindRose,
  index: number,
  { colors, unit, isAveraged, intl }: Wording,
): RoseWords {
  const sector = rose.sectors[index]
  if (sector === undefined) return { title: '', rows: [], sentence: '' }
  const name = sectorName(sector, intl)
  const share = percentText(sector.percent, intl)
  const rows = rose.classes.map((speedClass, at) => ({
    name: `${classText(speedClass, intl)} ${unit}`,
    color: colors[at] ?? 'transparent',
    value: percentText(sector.classes[at]?.percent ?? 0, intl),
  }))
  const parts = rows.map((row) => `${row.name} ${row.value}`).join(', ')
  const count = pairText(sector.count, isAveraged, intl)
  return {
    title: intl.formatMessage({ id: 'sector.title' }, { name, share, count }),
    rows,
    sentence: intl.formatMessage({ id: 'sector.sentence' }, { name, share, count, parts }),
  }
}

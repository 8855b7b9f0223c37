import type { BrokerResult } from '@airshed/data'
import type { WidgetPageEntry } from '@airshed/host'
import { timeFormat } from '@airshed/kit'
import type { ExportText } from './exportText.ts'

/** More names would exceed the width of the picture; the omitted ones are counted. */
const NAMES_MAX = 6

/**
 * What a picture of a widget must state outside of its page: the devices, the parameters with their
 * units, the time with its zone, which values are corrected, and whether devices are simulated.
 *
 * @param corrected names of what has corrected values; default none
 * @returns lines; none without data
 */
export function pictureCaption(
  data: BrokerResult | null,
  { showsRange }: Pick<WidgetPageEntry, 'showsRange'>,
  words: ExportText,
  corrected: readonly string[] = [],
): readonly string[] {
  if (data?.state !== 'ready') return []
  const { frames, nodes } = data
  const devices = new Set([
    ...frames.flatMap(({ deviceName }) => deviceName ?? []),
    ...nodes.map(({ presentName }) => presentName),
  ])
  const parameters = new Set(
    frames.map(({ shortLabel, unit }) => (unit === '' ? shortLabel : `${shortLabel} (${unit})`)),
  )
  return [
    list([...devices], words),
    list([...parameters], words),
    timeText(data, showsRange, words),
    words.corrected(corrected),
    originText(data, words),
  ].filter((line) => line !== '')
}

function list(names: readonly string[], { text }: ExportText): string {
  const shown = names.slice(0, NAMES_MAX).join(', ')
  const others = names.length - NAMES_MAX
  return others > 0 ? text('picture.others', { names: shown, count: others }) : shown
}

function timeText(
  { range, asOfMs }: BrokerResult,
  showsRange: boolean,
  { text, locale, timezone }: ExportText,
): string {
  // With the year: a picture may be viewed years later.
  const { dateTimeOfYear, isSameDay, time } = timeFormat(locale, timezone)
  if (showsRange) {
    const { from, to } = range
    const end = isSameDay(from, to) ? time(to) : dateTimeOfYear(to)
    return text('picture.range', { range: `${dateTimeOfYear(from)} – ${end}`, timezone })
  }
  return asOfMs === null ? '' : text('picture.asOf', { time: dateTimeOfYear(asOfMs), timezone })
}

function originText({ frames, nodes }: BrokerResult, { text }: ExportText): string {
  const simulated = [
    ...frames.map(({ isSimulated }) => isSimulated),
    ...nodes.map(({ is_simulated: isSimulated }) => isSimulated),
  ]
  if (!simulated.includes(true)) return ''
  return text(simulated.includes(false) ? 'picture.mixed' : 'picture.simulated')
}

import type { Frame, TimeRange } from '@airshed/contract'
import { COMPLETENESS_THRESHOLD } from '@airshed/domain'
import type { TableCell, ValueTable } from '@airshed/domain/tables'
import type { WidgetPageEntry, WidgetReading } from '@airshed/host'
import { completenessText } from './completeness.ts'
import type { ExportText } from './exportText.ts'
import { combinationText, steppedSeries, type SteppedSeries } from './stepsTable.ts'

/** The information about its origin in an exported page. */
export interface PageAbout {
  /** Name of the dashboard. */
  title: string
  range: TimeRange
  /** Name of the organization. */
  organization: string
  /** ms UTC. */
  exportedAtMs: number
  /** Of the console; null: unknown. */
  version: string | null
}

/** A widget as it was when the page was exported. */
export interface ExportedWidget extends WidgetReading {
  entry: WidgetPageEntry
  /** Name of its sheet. */
  sheet: string
}

/** The origin of the data of a page: first of the page, then of each series of each widget. */
export function provenanceTables(
  about: PageAbout,
  widgets: readonly ExportedWidget[],
  words: ExportText,
): readonly ValueTable[] {
  return [pageTable(about, words), timesTable(about, words), widgetsTable(about, widgets, words)]
}

function pageTable({ title, organization, version }: PageAbout, words: ExportText): ValueTable {
  const { text, timezone, share } = words
  return {
    title: text('provenance'),
    columns: [
      { header: text('provenance.dashboard'), kind: 'text' },
      { header: title, kind: 'text' },
    ],
    rows: [
      [text('provenance.organization'), organization],
      [text('provenance.timezone'), timezone],
      ...(version === null ? [] : [[text('provenance.version'), version]]),
      [
        text('provenance.averages'),
        text('provenance.averages.text', { share: share(COMPLETENESS_THRESHOLD) }),
      ],
    ],
  }
}

function timesTable(
  { range, exportedAtMs }: PageAbout,
  { text, timezone }: ExportText,
): ValueTable {
  return {
    title: text('time', { timezone }),
    columns: [
      { header: '', kind: 'text' },
      { header: text('time', { timezone }), kind: 'time' },
      { header: text('isoTime'), kind: 'isoTime' },
    ],
    rows: [
      [text('provenance.from'), range.from, range.from],
      [text('provenance.to'), range.to, range.to],
      [text('provenance.exportedAt'), exportedAtMs, exportedAtMs],
    ],
  }
}

/** One row per series; a widget without series has one row of its own. */
function widgetsTable(
  { range }: PageAbout,
  widgets: readonly ExportedWidget[],
  words: ExportText,
): ValueTable {
  const { text, averaging, yesNo, timezone } = words
  const header = (id: Parameters<typeof text>[0]) => ({ header: text(id), kind: 'text' as const })
  return {
    title: text('provenance.widget'),
    columns: [
      header('provenance.widget'),
      header('provenance.sheet'),
      header('provenance.series'),
      header('provenance.dataPoint'),
      header('provenance.unit'),
      header('provenance.averaging'),
      header('completeness'),
      header('provenance.simulated'),
      { header: `${text('provenance.asOf')} (${timezone})`, kind: 'time' },
      header('provenance.summary'),
    ],
    rows: widgets.flatMap(({ entry, sheet, data, summary, corrected = [] }) => {
      const asOf = data?.asOfMs ?? null
      const frames = data?.frames ?? []
      const stepped = data === null ? [] : steppedSeries(data)
      if (frames.length === 0 && stepped.length === 0) {
        const nodes = data?.nodes ?? []
        const isSimulated =
          nodes.length === 0 ? null : yesNo(nodes.some((node) => node.is_simulated))
        const basis = corrected.length === 0 ? null : words.corrected(corrected)
        return [[entry.name, sheet, null, null, null, basis, null, isSimulated, asOf, summary]]
      }
      const ofFrames = frames.map((frame): TableCell[] => [
        entry.name,
        sheet,
        frame.label,
        frame.dataPointId,
        frame.unit,
        averaging(frame),
        completenessText(frame, data?.range ?? range, words),
        yesNo(frame.isSimulated),
        asOf,
        summary,
      ])
      const ofSteps = stepped.map((series): TableCell[] => [
        entry.name,
        sheet,
        series.label,
        series.dataPointId,
        series.unit,
        combinationText(series, words),
        steppedCompleteness(series, words),
        isSimulatedOf(series.dataPointId, frames, yesNo),
        asOf,
        summary,
      ])
      return [...ofFrames, ...ofSteps]
    }),
  }
}

/** The share of the expected readings of all steps that exist, in words. */
function steppedCompleteness({ figures }: SteppedSeries, { text, share }: ExportText): string {
  const count = figures.reduce((sum, one) => sum + one.count, 0)
  const expected = Math.max(
    1,
    figures.reduce((sum, one) => sum + one.expected, 0),
  )
  return text('completeness.share', {
    count,
    expected,
    share: share(Math.min(1, count / expected)),
  })
}

/** null: unknown. */
function isSimulatedOf(
  dataPointId: string,
  frames: readonly Frame[],
  yesNo: ExportText['yesNo'],
): string | null {
  const frame = frames.find((one) => one.dataPointId === dataPointId)
  return frame === undefined ? null : yesNo(frame.isSimulated)
}

import {
  MiddleCut,
  PlaceLink,
  RelativeTime,
  StatusTag,
  statusRank,
  type Column,
  type PluginIntl,
  type Theme,
  type WidgetActions,
} from '@airshed/kit'
import type { DeviceRow } from './deviceRows.ts'
import type { ParameterHead } from './parameterHeads.ts'
import { ValueCell } from './ValueCell.tsx'

export interface DeviceColumnsOptions {
  heads: readonly ParameterHead[]
  rows: readonly DeviceRow[]
  /** Inner width of the widget, CSS pixels. */
  width: number
  /** Size of the trend line beside a value, CSS pixels. */
  coursePx: number
  courseHeightPx: number
  /** Current time, ms UTC. */
  nowMs: number
  theme: Theme
  intl: PluginIntl
  actions: WidgetActions
}

/** Desired widths of columns, CSS pixels: names come first, then the age, then words beside the icons. */
const WANTED = { name: 128, value: 104, icon: 40, age: 84, words: 60 }
/** Padding of the card, which a table extends into. */
const BLEED_PX = 24

/** Status, device, a column for each parameter, and the age of the newest value. */
export function deviceColumns(options: DeviceColumnsOptions): readonly Column<DeviceRow>[] {
  const { heads, rows, width, coursePx, courseHeightPx, nowMs, theme, intl, actions } = options
  const room = width + BLEED_PX - WANTED.name - WANTED.icon - heads.length * WANTED.value
  const hasAge = room >= WANTED.age
  const hasText = room >= WANTED.age + WANTED.words
  const head = (id: string): string => intl.formatMessage({ id: `column.${id}` })
  const status: Column<DeviceRow> = {
    id: 'status',
    header: head('status'),
    isHeaderHidden: !hasText,
    sortValue: (row) => statusRank(row.status),
    cell: (row) => <StatusTag status={row.status} isIconOnly={!hasText} />,
  }
  const name: Column<DeviceRow> = {
    id: 'name',
    header: head('name'),
    isFlexible: true,
    sortValue: (row) => row.name,
    cell: ({ nodeId, name: words }) => (
      <PlaceLink
        to={{ to: 'device-monitor', nodeId }}
        title={intl.formatMessage({ id: 'device.monitor' }, { name: words })}
        actions={actions}
      >
        <MiddleCut text={words} />
      </PlaceLink>
    ),
  }
  const graded = new Set(
    heads
      .map(({ path }) => path)
      .filter((path) => rows.some(({ values: known }) => known[path]?.reading.grade != null)),
  )
  const values = heads.map((one): Column<DeviceRow> => ({
    id: `value ${one.path}`,
    header: (
      <span title={one.title}>
        {one.label}
        {one.unit === '' ? null : <span className="table-widget-unit"> {one.unit}</span>}
      </span>
    ),
    align: 'end',
    sortValue: (row) => row.values[one.path]?.reading.value ?? null,
    cell: (row) => (
      <ValueCell
        {...{ row, coursePx, courseHeightPx, nowMs, theme, intl }}
        head={one}
        hasGrades={graded.has(one.path)}
      />
    ),
  }))
  const age: Column<DeviceRow> = {
    id: 'age',
    header: head('age'),
    align: 'end',
    sortValue: (row) => (row.newestMs === null ? null : nowMs - row.newestMs),
    // If nothing is known about a device, it cannot be said that it never reported.
    cell: (row) =>
      Object.keys(row.values).length === 0 ? (
        <span className="air-muted">–</span>
      ) : (
        <RelativeTime at={row.newestMs} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
      ),
  }
  return [status, name, ...values, ...(hasAge ? [age] : [])]
}

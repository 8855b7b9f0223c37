import type { DashboardChange, DashboardDocument } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { excerpts } from './excerpts.ts'

/**
 * What a part of a dashboard was and what it is, in words; null if the change says all, as that a widget
 * was added does.
 */
export function documentText(
  { kind, widget_id: id }: DashboardChange,
  before: DashboardDocument,
  after: DashboardDocument,
  intl: PluginIntl,
): string | null {
  const say = (read: (document: DashboardDocument) => string | undefined): string | null => {
    const [was, is] = [read(before), read(after)]
    if (was === undefined || is === undefined || was === is) return null
    return intl.formatMessage({ id: 'versions.fromTo' }, { before: was, after: is })
  }
  switch (kind) {
    case 'renamed':
      return say(({ name }) => quoted(name, intl))
    case 'described': {
      const [was, is] = excerpts(before.description, after.description)
      return say((document) => quoted(document === before ? was : is, intl))
    }
    case 'updates':
      return say(({ is_updates_on: isOn }) =>
        intl.formatMessage({ id: isOn ? 'versions.updates.on' : 'versions.updates.off' }),
      )
    case 'range':
      return say(({ range }) => rangeWords(range, intl))
    case 'widget-moved':
      return say(({ configuration }) => placeText(configuration, id, intl))
    default:
      return null
  }
}

const quoted = (text: string, intl: PluginIntl): string =>
  text === ''
    ? intl.formatMessage({ id: 'versions.setting.none' })
    : intl.formatMessage({ id: 'versions.setting.text' }, { text })

function rangeWords(range: DashboardDocument['range'], intl: PluginIntl): string {
  if (range === null) return intl.formatMessage({ id: 'versions.range.none' })
  const { from, to, timezone: timeZone } = range
  return intl.formatDateTimeRange(from, to, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
}

/** Where a widget is on the widest grid, which is the one that people arrange. */
function placeText(
  { widgets }: DashboardDocument['configuration'],
  id: string | undefined,
  intl: PluginIntl,
): string | undefined {
  const place = widgets.find((widget) => widget.id === id)?.layout.xl
  if (place === undefined) return undefined
  const { x, y, w, h } = place
  return intl.formatMessage(
    { id: 'versions.place' },
    { column: x + 1, row: y + 1, columns: w, rows: h },
  )
}

import { localized, type DashboardChange, type Registry } from '@airshed/console-kit'
import type { Locale, PluginIntl } from '@airshed/kit'

/** Maximum number of changes listed by name; the others are counted. */
const LISTED_MAX = 3

export interface ChangeText {
  intl: PluginIntl
  registry: Registry
  locale: Locale
}

/** One change in words: "moved PM2.5 chart". */
export function changeText(change: DashboardChange, reader: ChangeText): string {
  const name = nameOf(change, reader)
  return reader.intl.formatMessage({ id: `change.${change.kind}` }, { name })
}

/** A description of an edit: "moved PM2.5 chart, Wind and 2 more". */
export function editText(changes: readonly DashboardChange[], reader: ChangeText): string {
  const { intl } = reader
  const [first] = changes
  if (first === undefined) return intl.formatMessage({ id: 'change.none' })
  const isMove = changes.every(({ kind }) => kind === 'widget-moved')
  // A moved widget pushes others: the first is the one the user moved.
  const listed = isMove ? [first] : changes.slice(0, LISTED_MAX)
  const words = listed.map((change) => changeText(change, reader))
  const rest = isMove ? 0 : changes.length - listed.length
  if (rest > 0) words.push(intl.formatMessage({ id: 'change.more' }, { count: rest }))
  return intl.formatList(words, { type: 'conjunction' })
}

/** A widget without a name of its own has its plugin's title. */
function nameOf({ name = '' }: DashboardChange, { registry, locale }: ChangeText): string {
  const manifest = registry.widgets.get(name)?.manifest
  return manifest === undefined ? name : localized(manifest.title, locale)
}

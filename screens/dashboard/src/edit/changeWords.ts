import { localized, type DashboardChange, type Registry } from '@airshed/console-kit'
import type { Locale, PluginIntl } from '@airshed/kit'

/** Maximum number of changes listed by name; the others are counted. */
const TOLD = 3

export interface ChangeWords {
  intl: PluginIntl
  registry: Registry
  locale: Locale
}

/** One change in words: "moved PM2.5 chart". */
export function changeWords(change: DashboardChange, reader: ChangeWords): string {
  const name = nameOf(change, reader)
  return reader.intl.formatMessage({ id: `change.${change.kind}` }, { name })
}

/** A description of an edit: "moved PM2.5 chart, Wind and 2 more". */
export function editWords(changes: readonly DashboardChange[], reader: ChangeWords): string {
  const { intl } = reader
  const [first] = changes
  if (first === undefined) return intl.formatMessage({ id: 'change.none' })
  const isMove = changes.every(({ kind }) => kind === 'widget-moved')
  // A moved widget pushes others: the first is the one the user moved.
  const told = isMove ? [first] : changes.slice(0, TOLD)
  const words = told.map((change) => changeWords(change, reader))
  const rest = isMove ? 0 : changes.length - told.length
  if (rest > 0) words.push(intl.formatMessage({ id: 'change.more' }, { count: rest }))
  return intl.formatList(words, { type: 'conjunction' })
}

/** A widget without a name of its own has its plugin's title. */
function nameOf({ name = '' }: DashboardChange, { registry, locale }: ChangeWords): string {
  const manifest = registry.widgets.get(name)?.manifest
  return manifest === undefined ? name : localized(manifest.title, locale)
}

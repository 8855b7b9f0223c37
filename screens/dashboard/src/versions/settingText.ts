import type { SettingChange } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { excerpts } from './excerpts.ts'

/** Longer lists are described by what was added and removed. */
const LISTED = 5
/** Maximum number of items that are named. */
const NAMED = 10

/** What is needed to read the settings of one widget. */
export interface SettingReader {
  /** Of the screen. */
  intl: PluginIntl
  /** Texts of the plugin; {} while they are loaded, and if it has none. */
  texts: Readonly<Record<string, unknown>>
  /** Names of devices, parameters and sensors by their ids; undefined if it is no id, or unknown. */
  nameOf: (id: string) => string | undefined
}

/** One change of a setting in words: "Parameters: PM2.5 and CO₂ → PM2.5". */
export function settingText(change: SettingChange, reader: SettingReader): string {
  const { intl } = reader
  const { before, after } = change
  const title = titleOf(change, reader)
  if (Array.isArray(before) && Array.isArray(after)) {
    const gone = onlyIn(before, after)
    const come = onlyIn(after, before)
    const isLong = Math.max(before.length, after.length) > LISTED
    if (gone.length + come.length === 0) {
      return intl.formatMessage({ id: 'versions.setting.order' }, { title })
    }
    if (isLong) {
      const changed = [
        ...(come.length === 0 ? [] : [{ id: 'versions.setting.added', items: come }]),
        ...(gone.length === 0 ? [] : [{ id: 'versions.setting.removed', items: gone }]),
      ].map(({ id, items }) => intl.formatMessage({ id }, { items: listOf(items, change, reader) }))
      return intl.formatMessage(
        { id: 'versions.setting.list' },
        { title, changes: changed.join('; ') },
      )
    }
  }
  const [was, is] =
    isText(before, change, reader) && isText(after, change, reader)
      ? excerpts(before, after).map((text) => quoted(text, intl))
      : [before, after].map((value) => valueText(value, change, reader))
  return intl.formatMessage(
    { id: 'versions.setting' },
    { title, before: was ?? '', after: is ?? '' },
  )
}

const onlyIn = (items: readonly unknown[], others: readonly unknown[]): readonly unknown[] => {
  const known = new Set(others.map((item) => JSON.stringify(item)))
  return items.filter((item) => !known.has(JSON.stringify(item)))
}

/** The message id of a setting's texts in a plugin, as in its form. */
const wordsId = (path: SettingChange['path']): string =>
  ['config', ...path.filter((part) => typeof part === 'string')].join('.')

/** The titles on the way to a setting: "Bands › 2 › Colour". */
function titleOf({ path, titles }: SettingChange, { texts }: SettingReader): string {
  return path
    .map((part, index) => {
      if (typeof part === 'number') return String(part + 1)
      const words = texts[wordsId(path.slice(0, index + 1))]
      return typeof words === 'string' ? words : (titles[index] ?? part)
    })
    .join(' › ')
}

/** The plugin's word for a choice; undefined if the value is none. */
function choiceText(value: unknown, change: SettingChange, texts: SettingReader['texts']) {
  const words = texts[`${wordsId(change.path)}.${String(value)}`]
  return typeof words === 'string' ? words : undefined
}

/** A text that somebody wrote: no choice, and no id of something that has a name. */
const isText = (value: unknown, change: SettingChange, reader: SettingReader): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  choiceText(value, change, reader.texts) === undefined &&
  reader.nameOf(value) === undefined

const quoted = (text: string, intl: PluginIntl): string =>
  intl.formatMessage({ id: 'versions.setting.text' }, { text })

function valueText(value: unknown, change: SettingChange, reader: SettingReader): string {
  const { intl, texts, nameOf } = reader
  const isUnset = value === undefined || value === null || value === ''
  if (isUnset || (Array.isArray(value) && value.length === 0)) {
    return intl.formatMessage({ id: 'versions.setting.none' })
  }
  if (typeof value === 'boolean') {
    return intl.formatMessage({ id: value ? 'versions.setting.yes' : 'versions.setting.no' })
  }
  const choice = choiceText(value, change, texts)
  if (choice !== undefined) return choice
  if (typeof value === 'number') {
    const number = intl.formatNumber(value, { maximumSignificantDigits: 15 })
    return change.schema.unit === undefined ? number : `${number} ${change.schema.unit}`
  }
  if (Array.isArray(value)) return listOf(value, change, reader)
  if (typeof value === 'string') return nameOf(value) ?? quoted(excerpts(value, '')[0], intl)
  return excerpts(JSON.stringify(value), '')[0]
}

function listOf(items: readonly unknown[], change: SettingChange, reader: SettingReader): string {
  const { intl } = reader
  const words = items.slice(0, NAMED).map((item) => valueText(item, change, reader))
  const rest = items.length - words.length
  if (rest > 0) words.push(intl.formatMessage({ id: 'change.more' }, { count: rest }))
  return intl.formatList(words, { type: 'conjunction' })
}

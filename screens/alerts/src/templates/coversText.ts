import type { AlertTemplateCovers } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

/** What a template covers, in words: "Thiamis-1000, with roof or school". */
export function coversText({ types, tags }: AlertTemplateCovers, intl: PluginIntl): string {
  const either = (values: readonly string[]): string =>
    intl.formatList(values, { type: 'disjunction' })
  if (tags.length === 0) return either(types)
  return types.length === 0
    ? intl.formatMessage({ id: 'templates.covers.tags' }, { tags: either(tags) })
    : intl.formatMessage(
        { id: 'templates.covers.both' },
        { types: either(types), tags: either(tags) },
      )
}

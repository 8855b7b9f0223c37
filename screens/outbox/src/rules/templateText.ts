import type { PluginIntl } from '@airshed/kit'

/** Templates that the console has a text for. */
export const NAMED_TEMPLATES = [
  'alert-change',
  'alert-channel',
  'alert-changes',
  'alert-sms',
  'invitation',
  'token-ending',
] as const

const isNamed = (template: string): boolean => NAMED_TEMPLATES.some((one) => one === template)

/** The subject of a message, as text; a template without a text is shown by its name. */
export const templateText = (template: string, intl: PluginIntl): string =>
  isNamed(template) ? intl.formatMessage({ id: `kind.${template}` }) : template

/** The templates that the filter offers: the known ones, those of shown messages, and the selected one. */
export const offeredTemplates = (...shown: readonly (string | undefined)[]): readonly string[] =>
  [...new Set([...NAMED_TEMPLATES, ...shown.filter((one) => one !== undefined)])].toSorted()

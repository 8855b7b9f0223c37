import type { PluginIntl } from '@airshed/kit'

export type Text = (id: string, values?: Record<string, string | number>) => string

/** Texts of the screen by their ids. */
export const textOf =
  (intl: PluginIntl): Text =>
  (id, values) =>
    intl.formatMessage({ id }, values)

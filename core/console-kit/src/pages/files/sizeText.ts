import type { PluginIntl } from '@airshed/kit'

/** `48 kB`, `1.2 MB`: bytes in thousands. */
export function sizeText(bytes: number, intl: PluginIntl): string {
  const isLarge = bytes >= 1_000_000
  return intl.formatNumber(bytes / (isLarge ? 1_000_000 : 1000), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
}

import type { ReadingRevision } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

/** Who revised a reading, such as `Import of quay.csv, Olga Owner`; only what the reader may know is named. */
export function authorText(
  {
    author_kind: kind,
    author_name: name,
    account_name: account,
  }: Pick<ReadingRevision, 'author_kind' | 'author_name' | 'account_name'>,
  intl: PluginIntl,
): string {
  const isNamed = name !== null && kind !== 'device'
  const words = intl.formatMessage(
    { id: isNamed ? `revised.by.${kind}.named` : `revised.by.${kind}` },
    { name: name ?? '' },
  )
  return account === null ? words : `${words}, ${account}`
}

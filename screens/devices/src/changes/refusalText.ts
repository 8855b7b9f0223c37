import type { NodeChangeRun } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

/** Messages that stand before the reason, by `change` or `change.CODE`; those of a code come first. */
const SAID: Readonly<Record<string, string>> = {
  reset: 'refused.said.reset',
  delete: 'refused.said.delete',
  'share.LEASED': 'refused.said.share.LEASED',
  'share.SHARE_LIMIT': 'refused.said.share.SHARE_LIMIT',
}

/**
 * Why a device was left unchanged by that change, in the user's language.
 *
 * @param code a code of the results
 * @param settings names of the settings that it does not take, for VALIDATION_FAILED
 */
export function refusalText(
  change: NodeChangeRun['change'],
  code: string,
  intl: PluginIntl,
  settings = '',
): string {
  const said = SAID[`${change}.${code}`] ?? SAID[change]
  const reason = intl.formatMessage({ id: `refused.${code}` }, { settings })
  return said === undefined ? reason : `${intl.formatMessage({ id: said })} ${reason}`
}

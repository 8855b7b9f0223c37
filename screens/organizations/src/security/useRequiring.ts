import { ApiError, useChange, useConfirmed, type OrganizationDetails } from '@airshed/console-kit'
import { setOrganizationSecurity } from '@airshed/console-kit/calls'
import type { PluginIntl } from '@airshed/kit'
import { useState } from 'react'

/** Turns the requirement of a second factor in an organization on or off, after confirmation. */
export function useRequiring(
  { id, name }: Pick<OrganizationDetails, 'id' | 'name'>,
  intl: PluginIntl,
) {
  const [isFactorMissing, setFactorMissing] = useState(false)
  const confirmed = useConfirmed('organization security')
  const options = (key: string) => ({
    success: intl.formatMessage({ id: key }, { name }),
    // The caller shows errors.
    isShown: () => false,
  })
  const require = useChange(setOrganizationSecurity, options('security.required'))
  const release = useChange(setOrganizationSecurity, options('security.released'))
  const run = async (isRequired: boolean): Promise<void> => {
    setFactorMissing(false)
    try {
      await (isRequired ? require : release).mutateAsync({
        params: { id },
        body: { requires_second_factor: isRequired },
      })
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED')) throw error
      setFactorMissing(true)
    }
  }
  return {
    /** The server refused it because the reader signed in without a second factor. */
    isFactorMissing,
    isPending: require.isPending || release.isPending,
    /** @param without number of members who have no second factor; null if unknown */
    ask(isRequired: boolean, without: number | null): void {
      const kind = isRequired ? 'security.on' : 'security.off'
      const text = (part: string): string => intl.formatMessage({ id: `${kind}.${part}` }, { name })
      const explained =
        isRequired && without !== null
          ? [intl.formatMessage({ id: 'security.on.without' }, { count: without })]
          : []
      confirmed.start({
        confirm: {
          title: text('title'),
          text: [...explained, text('text')].join(' '),
          confirmLabel: text('confirm'),
          intent: 'primary',
        },
        run: () => run(isRequired),
      })
    },
    dialog: confirmed.dialog,
  }
}

import { useChange, useToaster, type NodeClaimed } from '@airshed/console-kit'
import { claimNodes } from '@airshed/console-kit/calls'
import { CLAIM_SERIALS_MAX } from '@airshed/console-kit/define'
import type { PluginIntl } from '@airshed/kit'
import type { ClaimForm } from './claimForm.ts'
import { serialsOf } from './serialsOf.ts'

/** What became of the serials of a form. */
export interface ClaimOutcome extends NodeClaimed {
  organizationId: string
  /** In the order of the form. */
  serials: readonly string[]
}

/**
 * Claims the serials of a form, in as many calls as they need, and reports the outcome by a toast.
 *
 * @returns rejects with the refusal of the server; what earlier calls claimed stays claimed
 */
export function useClaim(intl: PluginIntl): (form: ClaimForm) => Promise<ClaimOutcome> {
  const toaster = useToaster()
  const { mutateAsync } = useChange(claimNodes, { isShown: () => false })
  return async ({ organization_id: organizationId, serials, accepts_keyless = false }) => {
    const named = serialsOf(serials)
    const outcome: ClaimOutcome = { organizationId, serials: named, data: {}, failures: {} }
    for (let from = 0; from < named.length; from += CLAIM_SERIALS_MAX) {
      const body = {
        organization_id: organizationId,
        serials: named.slice(from, from + CLAIM_SERIALS_MAX),
        accepts_keyless,
      }
      const { data, failures } = await mutateAsync({ body })
      outcome.data = { ...outcome.data, ...data }
      outcome.failures = { ...outcome.failures, ...failures }
    }
    const failed = Object.keys(outcome.failures).length
    const claimed = named.length - failed
    if (failed === 0) {
      toaster.show({
        message: intl.formatMessage({ id: 'claim.done.all' }, { claimed }),
        intent: 'success',
      })
    } else {
      toaster.show({
        message: intl.formatMessage(
          { id: claimed === 0 ? 'claim.done.none' : 'claim.done.some' },
          { claimed, failed },
        ),
        intent: claimed === 0 ? 'danger' : 'warning',
      })
    }
    return outcome
  }
}

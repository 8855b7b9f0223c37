import { useChange, useShowError, useToaster, type ClaimFailure } from '@airshed/console-kit'
import { claimNodes } from '@airshed/console-kit/calls'
import { CLAIM_SERIALS_MAX } from '@airshed/console-kit/define'
import type { PluginIntl } from '@airshed/kit'
import type { ClaimForm } from './claimForm.ts'
import { serialsOf } from './serialsOf.ts'

/** The outcome for the serials of a form. */
export interface ClaimOutcome {
  organizationId: string
  /** Serial → why it was not claimed; `NOT_TRIED`: an earlier call failed. */
  failures: Readonly<Record<string, ClaimFailure | 'NOT_TRIED'>>
  /** Serial → its new key; undefined: none were requested. */
  keys: Readonly<Record<string, string>> | undefined
  /** In the order of the form. */
  serials: readonly string[]
}

/**
 * Claims the serials of a form, in as many calls as needed, and reports the outcome by a toast. If a later
 * call fails, the outcome includes what the earlier ones did, as their keys cannot be read again.
 *
 * @returns rejects with the error of the server if nothing was claimed before
 */
export function useClaim(intl: PluginIntl): (form: ClaimForm) => Promise<ClaimOutcome> {
  const toaster = useToaster()
  const showError = useShowError()
  const { mutateAsync, reset } = useChange(claimNodes, { isShown: () => false })
  return async ({
    organization_id: organizationId,
    serials,
    accepts_keyless = false,
    keys = false,
  }) => {
    const named = serialsOf(serials)
    let failures: ClaimOutcome['failures'] = {}
    let made: Record<string, string> = {}
    for (let from = 0; from < named.length; from += CLAIM_SERIALS_MAX) {
      const body = {
        organization_id: organizationId,
        serials: named.slice(from, from + CLAIM_SERIALS_MAX),
        accepts_keyless,
        keys,
      }
      try {
        const answer = await mutateAsync({ body })
        failures = { ...failures, ...answer.failures }
        made = { ...made, ...answer.keys }
      } catch (error) {
        if (from === 0) throw error
        showError(error, 'nodes')
        const left = named.slice(from).map((serial) => [serial, 'NOT_TRIED'] as const)
        failures = { ...failures, ...Object.fromEntries(left) }
        break
      }
    }
    // The mutation cache must not keep the keys.
    reset()
    const outcome = { organizationId, serials: named, failures, keys: keys ? made : undefined }
    const failed = Object.keys(failures).length
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

import { ApiError, useChange } from '@airshed/console-kit'
import {
  makeRecoveryCodes,
  removePasskey,
  removeTotp,
  renamePasskey,
  turnOffSecondFactor,
} from '@airshed/console-kit/calls'
import type { PluginIntl } from '@airshed/kit'
import { useState } from 'react'

/** Whether the server requires the user to sign in again first. */
export const isSignInStale = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SIGN_IN_AGAIN'

/** The changes of second factors; if the sign-in is too old, the user is asked to sign in again. */
export function useFactorChanges(intl: PluginIntl) {
  const [isStale, setStale] = useState(false)
  const options = (id: string) => ({
    success: intl.formatMessage({ id }),
    isShown: () => false,
  })
  const app = useChange(removeTotp, options('app.removed'))
  const remove = useChange(removePasskey, options('passkey.removed'))
  const rename = useChange(renamePasskey, options('passkey.renamed'))
  const off = useChange(turnOffSecondFactor, options('factor.turnedOff'))
  const codes = useChange(makeRecoveryCodes, { isShown: () => false })
  const unlessStale = async <Answer>(change: Promise<Answer>): Promise<Answer | null> => {
    try {
      return await change
    } catch (error) {
      if (!isSignInStale(error)) throw error
      setStale(true)
      return null
    }
  }
  return {
    isStale,
    setStale,
    removeApp: () => unlessStale(app.mutateAsync({})),
    removePasskey: (id: string) => unlessStale(remove.mutateAsync({ params: { id } })),
    renamePasskey: (id: string, name: string) =>
      unlessStale(rename.mutateAsync({ params: { id }, body: { name } })),
    turnOff: () => unlessStale(off.mutateAsync({})),
    async makeCodes(): Promise<readonly string[] | null> {
      const made = await unlessStale(codes.mutateAsync({}))
      // The mutation cache must not keep them.
      codes.reset()
      return made?.recovery_codes ?? null
    },
  }
}

export type FactorChanges = ReturnType<typeof useFactorChanges>

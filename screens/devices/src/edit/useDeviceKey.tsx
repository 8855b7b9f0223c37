import { useChange, useConfirmed } from '@airshed/console-kit'
import { makeNodeKey, revokeNodeKey } from '@airshed/console-kit/calls'
import type { Node, PluginIntl } from '@airshed/kit'
import { useState, type ReactNode } from 'react'

export interface DeviceKeyControl {
  /** The key that was just created, for as long as the page shows it; null: none. */
  newKey: string | null
  /** @param hasKey whether to ask for confirmation, as the previous key stops working */
  make: (hasKey: boolean) => void
  revoke: () => void
  /** Hides the new key. */
  forget: () => void
  isBusy: boolean
  /** The confirmation dialog, to be rendered somewhere on the page. */
  dialog: ReactNode
}

/** Creates and revokes the key of a device. A new one is held here and nowhere else. */
export function useDeviceKey(node: Node, intl: PluginIntl): DeviceKeyControl {
  const text = (id: string): string => intl.formatMessage({ id }, { name: node.presentName })
  const [newKey, setNewKey] = useState<string | null>(null)
  const { start, dialog } = useConfirmed('the key of a device')
  const quiet = { isShown: () => false }
  const making = useChange(makeNodeKey, quiet)
  const revoking = useChange(revokeNodeKey, { ...quiet, success: text('key.revoked') })
  const params = { id: node.node_id }
  const question = (action: 'makeNew' | 'revoke') => ({
    title: text(`key.${action}.title`),
    text: text(`key.${action}.text`),
    confirmLabel: text(`key.${action}`),
  })
  return {
    newKey,
    make: (hasKey) =>
      start({
        ...(hasKey ? { confirm: question('makeNew') } : {}),
        async run() {
          const { key } = await making.mutateAsync({ params })
          // The mutation cache must not keep it.
          making.reset()
          setNewKey(key)
        },
      }),
    revoke: () =>
      start({
        confirm: question('revoke'),
        async run() {
          await revoking.mutateAsync({ params })
          setNewKey(null)
        },
      }),
    forget: () => setNewKey(null),
    isBusy: making.isPending || revoking.isPending,
    dialog,
  }
}

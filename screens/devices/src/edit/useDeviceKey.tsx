import { useChange, useConfirmed } from '@airshed/console-kit'
import { makeNodeKey, revokeNodeKey } from '@airshed/console-kit/calls'
import type { Node, PluginIntl } from '@airshed/kit'
import { useState, type ReactNode } from 'react'

export interface DeviceKeyControl {
  /** The key that was just made, for as long as the page shows it; null: none. */
  newKey: string | null
  /** @param hasKey asks first, as the key before stops working */
  make: (hasKey: boolean) => void
  revoke: () => void
  /** Shows the new key no longer. */
  forget: () => void
  isBusy: boolean
  /** The question, to be drawn somewhere on the page. */
  dialog: ReactNode
}

/** Makes and revokes the key of a device. A new one is kept here and nowhere else. */
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
          // The cache of changes is not to know it.
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

import {
  useCall,
  useChange,
  useConfirmed,
  type PublicLink,
  type PublicLinkSettings,
} from '@airshed/console-kit'
import { getNodePublicLink, setNodePublicLink } from '@airshed/console-kit/calls'
import type { Node, PluginIntl } from '@airshed/kit'

/** The settings of a link, without what the server adds to them. */
export function settingsOf(link: PublicLink): PublicLinkSettings {
  const { address: _, made_at: _at, made_by: _by, ...settings } = link
  return settings
}

/** Reads the public link of a device, and turns it on and off. */
export function usePublicLink(node: Node, intl: PluginIntl) {
  const text = (id: string): string => intl.formatMessage({ id }, { name: node.presentName })
  const params = { id: node.node_id }
  const query = useCall(getNodePublicLink, { params })
  const { start, dialog } = useConfirmed('the public link of a device')
  const quiet = { isShown: () => false }
  const creating = useChange(setNodePublicLink, { ...quiet, success: text('publicLink.created') })
  const deleting = useChange(setNodePublicLink, { ...quiet, success: text('publicLink.deleted') })
  const turn = (link: PublicLink, isOn: boolean) => ({
    params,
    body: { ...settingsOf(link), short_url: isOn },
  })
  return {
    query,
    turnOn: (link: PublicLink) => start({ run: () => creating.mutateAsync(turn(link, true)) }),
    turnOff: (link: PublicLink) =>
      start({
        confirm: {
          title: text('publicLink.off.title'),
          text: text('publicLink.off.text'),
          confirmLabel: text('publicLink.off'),
        },
        run: () => deleting.mutateAsync(turn(link, false)),
      }),
    isBusy: creating.isPending || deleting.isPending,
    dialog,
  }
}

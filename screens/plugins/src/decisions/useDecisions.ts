import {
  usePinPlugin,
  useRemovePluginVersion,
  useTransferPlugin,
  useToaster,
  useUpdatePluginVersion,
  type PluginSummary,
  type PluginTier,
} from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { readManifest } from '../rules/readManifest.ts'
import { speakingVersion, versionNamed } from '../rules/shownState.ts'

/** How long a decision can be undone, ms. */
const UNDO_SHOWN_MS = 6000

/** Decisions about a plugin; each reports what it did, and most can be undone. */
export interface Decisions {
  readonly isBusy: boolean
  readonly install: (version: string, onDone: () => void) => void
  readonly enable: (version: string) => void
  readonly disable: (version: string) => void
  /** null: follows the newest enabled version. */
  readonly pin: (version: string | null, onDone?: () => void) => void
  readonly setTier: (version: string, tier: PluginTier, onDone?: () => void) => void
  /** Transfers the plugin to another public key. */
  readonly transfer: (publicKey: string, onDone: () => void) => void
  readonly remove: (version: string, onDone: () => void) => void
}

/** The decisions about one plugin. Failures are reported. */
export function useDecisions(plugin: PluginSummary, intl: PluginIntl): Decisions {
  const update = useUpdatePluginVersion()
  const pinning = usePinPlugin()
  const removal = useRemovePluginVersion()
  const transferring = useTransferPlugin()
  const toaster = useToaster()
  const of = { id: plugin.id, organizationId: plugin.organization_id }
  const pinned = plugin.is_pinned ? plugin.current_version : null

  const titleOf = (version: string): string =>
    readManifest(plugin.id, versionNamed(plugin, version) ?? { manifest: {} }, intl.locale).title
  const announce = (id: string, values: Record<string, string>, undo?: () => void): void => {
    const action =
      undo === undefined ? {} : { action: { label: intl.formatMessage({ id: 'undo' }), run: undo } }
    const message = intl.formatMessage({ id }, values)
    toaster.show({ message, intent: 'success', durationMs: UNDO_SHOWN_MS, ...action })
  }
  /** Disabling a pinned version removed the pin; enabling it again restores the pin. */
  const takeBack = async (version: string, state: 'enabled' | 'disabled'): Promise<void> => {
    try {
      await update.mutateAsync({ ...of, version, change: { state } })
      if (state === 'enabled' && pinned === version) await pinning.mutateAsync({ ...of, version })
    } catch {
      // The failure was already reported.
    }
  }
  const setState = (version: string, state: 'enabled' | 'disabled'): void => {
    update.mutate(
      { ...of, version, change: { state } },
      {
        onSuccess: ({ current_version: current }) => {
          const back = state === 'enabled' ? 'disabled' : 'enabled'
          const isLost = state === 'disabled' && current === null
          announce(
            isLost ? 'toast.lost' : `toast.${state}`,
            { title: titleOf(version), version },
            () => void takeBack(version, back),
          )
        },
      },
    )
  }
  return {
    isBusy: update.isPending || pinning.isPending || removal.isPending || transferring.isPending,
    install: (version, onDone) =>
      update.mutate(
        { ...of, version, change: { state: 'enabled' } },
        {
          onSuccess: () => {
            announce('toast.installed', { title: titleOf(version), version })
            onDone()
          },
        },
      ),
    enable: (version) => setState(version, 'enabled'),
    disable: (version) => setState(version, 'disabled'),
    pin: (version, onDone) =>
      pinning.mutate(
        { ...of, version },
        {
          onSuccess: ({ current_version: current }) => {
            announce(
              version === null ? 'toast.unpinned' : 'toast.pinned',
              { title: titleOf(version ?? current ?? ''), version: version ?? current ?? '' },
              () => pinning.mutate({ ...of, version: pinned }),
            )
            onDone?.()
          },
        },
      ),
    setTier: (version, tier, onDone) =>
      update.mutate(
        { ...of, version, change: { tier } },
        {
          onSuccess: () => {
            announce(`toast.${tier}`, { title: titleOf(version), version })
            onDone?.()
          },
        },
      ),
    transfer: (publicKey, onDone) =>
      transferring.mutate(
        { ...of, publicKey },
        {
          onSuccess: ({ owner }) => {
            const title = titleOf(speakingVersion(plugin)?.version ?? '')
            announce('toast.transferred', { title, fingerprint: owner?.fingerprint ?? '' })
            onDone()
          },
        },
      ),
    remove: (version, onDone) => removal.mutate({ ...of, version }, { onSuccess: onDone }),
  }
}

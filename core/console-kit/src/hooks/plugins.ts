import type {
  PluginOffer,
  PluginOfferQuery,
  PluginPin,
  PluginVersionUpdate,
} from '@airshed/schemas'
import {
  installPluginOffer,
  listPluginOffers,
  pinPlugin,
  publishPlugin,
  removePluginVersion,
  transferPlugin,
  updatePluginVersion,
} from '@airshed/schemas/calls'
import { useQuery } from '@tanstack/react-query'
import { useAirshed, useHostText } from '@airshed/kit/provider'
import { useQueryRecipes } from './queries.ts'
import { useCall } from './useCall.ts'
import { useChange } from './useChange.ts'

/** A plugin of one organization: each organization has its own versions and decisions. */
export interface PluginOf {
  id: string
  organizationId: string
}

/** One version of it. */
export interface PluginVersionOf extends PluginOf {
  version: string
}

/** Every version of every plugin of the page's organization, for users who manage plugins. */
export const usePluginCatalogue = () => {
  const { session } = useAirshed()
  return useQuery(useQueryRecipes().pluginCatalogue(session.slug))
}

/** Newer versions of the plugins that catalogues offer. */
export const usePluginUpdates = () => {
  const { session } = useAirshed()
  return useQuery(useQueryRecipes().pluginUpdates(session.slug))
}

/** The event log of a plugin, newest first. */
export const usePluginEvents = ({ id, organizationId }: PluginOf) =>
  useQuery(useQueryRecipes().pluginEvents(id, organizationId))

/** Plugins that catalogues offer to an organization; the previous response stays until the next one arrives. */
export const usePluginOffers = (query: PluginOfferQuery) =>
  useCall(listPluginOffers, { query }, { keepsPrevious: true })

const within = ({ organizationId }: Pick<PluginOf, 'organizationId'>) => ({
  organization_id: organizationId,
})

/**
 * Uploads an archive. The caller shows failures beside the file: an archive is refused with a list of
 * reasons.
 */
export const usePublishPlugin = () =>
  useChange(publishPlugin, {
    input: (upload: { organizationId: string; archive: Blob; signal?: AbortSignal }) => ({
      query: within(upload),
      body: upload.archive,
    }),
    signal: (upload) => upload.signal,
    success: useHostText()('host.plugin.published'),
    isShown: () => false,
  })

/**
 * Lets the server fetch what a catalogue offers; no version runs until it is enabled.
 * The caller reports the result.
 */
export const useInstallPluginOffer = () =>
  useChange(installPluginOffer, {
    isShown: () => false,
    input: ({
      offer,
      organizationId,
    }: {
      offer: Pick<PluginOffer, 'id' | 'version' | 'catalogue' | 'sha384'>
      organizationId: string
    }) => ({
      params: { id: offer.id, version: offer.version },
      query: {
        organization_id: organizationId,
        catalogue: offer.catalogue,
        sha384: offer.sha384,
      },
    }),
  })

/** Enables or disables a version, or sets where it runs. The caller reports the result. */
export const useUpdatePluginVersion = () =>
  useChange(updatePluginVersion, {
    input: ({ change, ...plugin }: PluginVersionOf & { change: PluginVersionUpdate }) => ({
      params: { id: plugin.id, version: plugin.version },
      query: within(plugin),
      body: change,
    }),
  })

/** Pins a version; null follows the newest one. The caller reports the result. */
export const usePinPlugin = () =>
  useChange(pinPlugin, {
    input: ({ version, ...plugin }: PluginOf & PluginPin) => ({
      params: { id: plugin.id },
      query: within(plugin),
      body: { version },
    }),
  })

/** Transfers a plugin to another public key. The caller reports the result. */
export const useTransferPlugin = () =>
  useChange(transferPlugin, {
    input: ({ publicKey, ...plugin }: PluginOf & { publicKey: string }) => ({
      params: { id: plugin.id },
      query: within(plugin),
      body: { public_key: publicKey },
    }),
  })

export const useRemovePluginVersion = () =>
  useChange(removePluginVersion, {
    input: (plugin: PluginVersionOf) => ({
      params: { id: plugin.id, version: plugin.version },
      query: within(plugin),
    }),
    success: useHostText()('host.plugin.removed'),
  })

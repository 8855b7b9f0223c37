import { QUERY_KEYS, type ApiClient, type PluginOf, type PluginVersionOf } from '@airshed/data'
import type { ApiTokenCreate, PluginPin, PluginVersionUpdate } from '@airshed/schemas'
import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useHostText, type HostMessageId } from '../messages/hostMessages.ts'
import { useAirshed } from '../provider/airshedContext.ts'
import { useTellError } from './errorText.ts'
import { useQueryRecipes } from './queries.ts'

/** Every version of every plugin of the page's organization, for those who decide about them. */
export const usePluginCatalogue = () => {
  const { session } = useAirshed()
  return useQuery(useQueryRecipes().pluginCatalogue(session.slug))
}

/** What happened to a plugin, newest first. */
export const usePluginEvents = ({ id, organizationId }: PluginOf) =>
  useQuery(useQueryRecipes().pluginEvents(id, organizationId))

/** API tokens of the page's organization. */
export const useTokens = (options: { enabled?: boolean } = {}) => {
  const { session } = useAirshed()
  return useQuery({ ...useQueryRecipes().tokens(session.slug), ...options })
}

interface ChangeOptions {
  /** What is told when it went well; default nothing. */
  success?: HostMessageId
  /** Default: what the console runs, the catalogue and the events of plugins. */
  changed?: QueryKey
  /** False leaves failures to the caller. Default true. */
  tellsFailures?: boolean
}

function useChange<Input, Result>(
  call: (api: ApiClient, input: Input) => Promise<Result>,
  options: ChangeOptions = {},
) {
  const { success, changed = QUERY_KEYS.plugins, tellsFailures = true } = options
  const { api, toaster } = useAirshed()
  const queryClient = useQueryClient()
  const tellError = useTellError()
  const text = useHostText()
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    onSuccess: async () => {
      if (success !== undefined) toaster.show({ message: text(success), intent: 'success' })
      await queryClient.invalidateQueries({ queryKey: changed })
    },
    onError: (error) => {
      if (tellsFailures) tellError(error, 'plugins')
    },
  })
}

/**
 * Uploads an archive. Failures are the caller's to tell, beside the file: an archive is refused with
 * a list of reasons.
 */
export const usePublishPlugin = () =>
  useChange(
    (api, input: { organizationId: string; archive: Blob; signal?: AbortSignal }) =>
      api.plugins.publish(
        input.organizationId,
        input.archive,
        input.signal === undefined ? {} : { signal: input.signal },
      ),
    { success: 'host.plugin.published', tellsFailures: false },
  )

/** Enables or disables a version, or decides where it runs. The caller tells what it did. */
export const useUpdatePluginVersion = () =>
  useChange((api, { change, ...plugin }: PluginVersionOf & { change: PluginVersionUpdate }) =>
    api.plugins.updateVersion(plugin, change),
  )

/** Stays at a version; null follows the newest one. The caller tells what it did. */
export const usePinPlugin = () =>
  useChange((api, { version, ...plugin }: PluginOf & PluginPin) => api.plugins.pin(plugin, version))

export const useRemovePluginVersion = () =>
  useChange((api, plugin: PluginVersionOf) => api.plugins.removeVersion(plugin), {
    success: 'host.plugin.removed',
  })

/** The answer has the secret, which nobody can read again. */
export const useCreateToken = () =>
  useChange((api, body: ApiTokenCreate) => api.tokens.create(body), { changed: QUERY_KEYS.tokens })

export const useDeleteToken = () =>
  useChange((api, { id }: { id: string }) => api.tokens.remove(id), {
    changed: QUERY_KEYS.tokens,
    success: 'host.token.deleted',
  })

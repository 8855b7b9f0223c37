import { ApiError, QUERY_KEYS, type ApiClient } from '@airshed/data'
import type {
  Dashboard,
  DashboardCreate,
  DashboardRange,
  DashboardUpdate,
  Widget,
} from '@airshed/schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useHostText, type HostMessageId } from '../messages/hostMessages.ts'
import { useAirshed } from '../provider/airshedContext.ts'
import { useTellError } from './errorText.ts'

/**
 * A change to dashboards: keeps the cache true, tells success where there is a text for it, and
 * tells failures unless the caller does.
 */
function useDashboardChange<Input, Result>(
  call: (api: ApiClient, input: Input) => Promise<Result>,
  success: HostMessageId | null = null,
  isTold: (error: unknown) => boolean = () => true,
) {
  const { api, toaster } = useAirshed()
  const queryClient = useQueryClient()
  const tellError = useTellError()
  const text = useHostText()
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    onSuccess: async (result) => {
      if (isDashboard(result)) {
        queryClient.setQueryData(QUERY_KEYS.dashboard(result.id), result)
        void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.dashboardVersions(result.id) })
      }
      if (success !== null) toaster.show({ message: text(success), intent: 'success' })
      await queryClient.invalidateQueries({ queryKey: QUERY_KEYS.dashboardLists })
    },
    onError: (error) => {
      if (isTold(error)) tellError(error, 'dashboards')
    },
  })
}

const isDashboard = (value: unknown): value is Dashboard =>
  typeof value === 'object' && value !== null && 'configuration' in value

export const useCreateDashboard = () =>
  useDashboardChange(
    (api, body: DashboardCreate) => api.dashboards.create(body),
    'host.dashboard.created',
  )

export const useUpdateDashboard = () =>
  useDashboardChange(
    (api, { id, ...body }: DashboardUpdate & { id: string }) => api.dashboards.update(id, body),
    'host.dashboard.updated',
  )

/**
 * As {@link useUpdateDashboard}, without a toast: for edits that are saved as they are made. That
 * somebody else saved in between is left to the caller to tell.
 */
export const useSaveDashboard = () =>
  useDashboardChange(
    (api, { id, ...body }: DashboardUpdate & { id: string }) => api.dashboards.update(id, body),
    null,
    (error) => !(error instanceof ApiError && error.code === 'CONFLICT'),
  )

export const useDeleteDashboard = () =>
  useDashboardChange(
    (api, { id }: { id: string }) => api.dashboards.remove(id),
    'host.dashboard.deleted',
  )

/** The answer is the copy: go to it. */
export const useCloneDashboard = () =>
  useDashboardChange(
    (api, { id }: { id: string }) => api.dashboards.clone(id),
    'host.dashboard.created',
  )

/** `organizationExternalId` names the organization that gets a shared copy. */
export const useShareDashboard = () =>
  useDashboardChange(
    (api, { id, organizationExternalId }: { id: string; organizationExternalId: string }) =>
      api.dashboards.share(id, organizationExternalId),
    'host.dashboard.shared',
  )

export const useStarDashboard = () =>
  useDashboardChange((api, { id, isStarred }: { id: string; isStarred: boolean }) =>
    api.dashboards.star(id, isStarred),
  )

/** A range of null goes back to the default. */
export const useSetDashboardRange = () =>
  useDashboardChange((api, { id, range }: { id: string; range: DashboardRange | null }) =>
    api.dashboards.setRange(id, range),
  )

export const useCreateWidget = () =>
  useDashboardChange((api, { id, widget }: { id: string; widget: Widget }) =>
    api.dashboards.createWidget(id, widget),
  )

export const useUpdateWidget = () =>
  useDashboardChange((api, { id, widget }: { id: string; widget: Widget }) =>
    api.dashboards.updateWidget(id, widget),
  )

export const useDeleteWidget = () =>
  useDashboardChange((api, { id, widgetId }: { id: string; widgetId: string }) =>
    api.dashboards.removeWidget(id, widgetId),
  )

/** Makes an old version the newest one; `currentVersion` is the one that the page shows. */
export const useRestoreDashboard = () =>
  useDashboardChange(
    (
      api,
      { id, version, currentVersion }: { id: string; version: number; currentVersion: number },
    ) => api.dashboards.restore(id, version, currentVersion),
    'host.dashboard.updated',
  )

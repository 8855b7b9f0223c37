// The calls by which screens load and change data on the server.

export {
  useCloneDashboard,
  useCreateDashboard,
  useCreateWidget,
  useDeleteDashboard,
  useDeleteWidget,
  useRestoreDashboard,
  useSaveDashboard,
  useSetDashboardRange,
  useShareDashboard,
  useStarDashboard,
  useUpdateDashboard,
  useUpdateWidget,
} from '../hooks/dashboardMutations.ts'
export {
  useKnownOrganization,
  useMayCreateOrganization,
  useShownOrganizations,
} from '../hooks/organizations.ts'
export { useCall, type CallOptions } from '../hooks/useCall.ts'
export { useFleetPlaces } from '../hooks/useFleetPlaces.ts'
export { RETRY_EVERY_MS, useRepeat } from '../hooks/useRepeat.ts'
export { useSettled } from '../hooks/useSettled.ts'
export { useLostSinceMs } from '../hooks/useLostSinceMs.ts'
export { useChange, type ChangeOptions, type KnownAnswer } from '../hooks/useChange.ts'
export { ToldError } from '@airshed/kit/errors'
export { useFromVersion, type VersionedChange } from '../hooks/useFromVersion.ts'
export { useVersionedForm, type VersionedFormOptions } from '../hooks/useVersionedForm.ts'
export { useFailureText, type ToldFailure } from '../hooks/useFailureText.ts'
export { useFormChange, type FormChangeOptions } from '../hooks/useFormChange.ts'
export {
  useInstallPluginOffer,
  usePinPlugin,
  usePluginCatalogue,
  usePluginEvents,
  usePluginOffers,
  usePluginUpdates,
  usePublishPlugin,
  useRemovePluginVersion,
  useTransferPlugin,
  useUpdatePluginVersion,
} from '../hooks/plugins.ts'
export {
  useAlerts,
  useDashboard,
  useDashboards,
  useDashboardVersion,
  useDashboardAhead,
  useDashboardVersions,
  useDataPoints,
  useFleet,
  useNode,
  useNodes,
  useProfiles,
  useQueryRecipes,
} from '../hooks/queries.ts'

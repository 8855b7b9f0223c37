// The calls by which screens load and change data on the server.

export * from '../hooks/dashboardMutations.ts'
export * from '../hooks/organizations.ts'
export * from '../hooks/useCall.ts'
export * from '../hooks/useFleetPlaces.ts'
export * from '../hooks/useRepeat.ts'
export * from '../hooks/useSettled.ts'
export * from '../hooks/useLostSinceMs.ts'
export * from '../hooks/useChange.ts'
export { TranslatedError } from '@airshed/kit/errors'
export * from '../hooks/useFromVersion.ts'
export * from '../hooks/useVersionedForm.ts'
export * from '../hooks/useFailureText.ts'
export * from '../hooks/useFormChange.ts'
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
export * from '../hooks/queries.ts'

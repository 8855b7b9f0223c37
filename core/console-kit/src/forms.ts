export {
  ClashChoice,
  type ClashChoiceProps,
  type FieldNote,
  type FollowRules,
  type MeansSame,
} from '@airshed/forms'
export { DeviceFormHost, LoadedDeviceForm, useNodeChoices } from '@airshed/host/forms'
export { refusedIssues } from './hooks/refusedIssues.ts'

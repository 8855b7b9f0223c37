export {
  hasClashes,
  unclashed,
  UnsettledForm,
  type FieldNote,
  type MeansSame,
} from '@airshed/forms'
export { DeviceFormHost, LoadedDeviceForm, useNodeChoices } from '@airshed/host/forms'

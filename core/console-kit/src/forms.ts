export type { FieldNote } from '@airshed/forms'
export { DeviceFormHost, LoadedDeviceForm, useNodeChoices } from '@airshed/host/forms'

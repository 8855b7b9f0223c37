export type { FieldNote } from '@airshed/forms'
export { DeviceFormHost, useNodeChoices } from '@airshed/host/forms'

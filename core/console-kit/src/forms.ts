export { DeviceFormHost, useNodeChoices } from '@airshed/host/forms'

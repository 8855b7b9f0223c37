export { DeviceFormHost, type DeviceFormHostProps } from './deviceForms/DeviceFormHost.tsx'
export { DeviceFormView, type DeviceFormViewProps } from './deviceForms/DeviceFormView.tsx'
export { LoadedDeviceForm, type LoadedDeviceFormProps } from './deviceForms/LoadedDeviceForm.tsx'
export { useNodeChoices } from './forms/useNodeChoices.ts'

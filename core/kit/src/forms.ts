export {
  defaultsOf,
  formMessages,
  SchemaForm,
  type FormContext,
  type FormMessageId,
  type PickerOption,
  type SchemaFormProps,
} from '@airshed/forms'
export { DeviceFormHost } from './deviceForms/DeviceFormHost.tsx'
export { DeviceFormView, type DeviceFormViewProps } from './deviceForms/DeviceFormView.tsx'
export { useNodeChoices } from './forms/useNodeChoices.ts'

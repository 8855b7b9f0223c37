export {
  defaultsOf,
  formMessages,
  SchemaForm,
  type FormContext,
  type FormMessageId,
  type PickerOption,
  type SchemaFormProps,
} from '@airshed/forms'
export { useNodeChoices } from './forms/useNodeChoices.ts'

export {
  defaultsOf,
  NumberInput,
  type NumberInputProps,
  SchemaForm,
  type FormContext,
  type PickerOption,
  type SchemaFormProps,
} from '@airshed/forms'

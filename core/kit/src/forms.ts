export {
  defaultsOf,
  NumberInput,
  type NumberInputProps,
  SchemaForm,
  type FormContext,
  type PickerOption,
  type SchemaFormProps,
  withDefaults,
} from '@airshed/forms'

export {
  defaultsOf,
  SchemaForm,
  type FormContext,
  type PickerOption,
  type SchemaFormProps,
} from '@airshed/forms'

import type {
  CompiledValidator,
  Messages,
  MessageLoaders,
  UiSchema,
  ValidatorLoader,
} from '@airshed/contract'
import { SchemaForm, type FormContext } from '@airshed/forms'
import { languageOf } from '@airshed/kit/provider'
import type { Locale, Theme } from '@airshed/schemas'
import { useState } from 'react'
import { drawPage, type DrawnPage } from '../rendering/drawPage.tsx'
import { createTestAirshed } from '../stage/testAirshed.ts'

/** A settings form: of a widget, or a device form. */
export interface SettingsForm {
  schema: object
  uiSchema?: UiSchema | undefined
  loadValidator: ValidatorLoader
  messages: MessageLoaders
  settle?: ((previous: object, next: object) => object) | undefined
}

export interface RenderSettingsOptions {
  /** The initial value. */
  value: object
  formContext?: FormContext
  /** Default `light`. */
  theme?: Theme
  /** Default `en_US`. */
  locale?: Locale
  /** Read-only. Default false. */
  disabled?: boolean
}

/** A rendered form that can be saved. */
export interface DrawnForm extends DrawnPage {
  /** Presses its button. @returns the submitted value, or null if the form refuses it */
  save(): object | null
}

const SAVE = 'OK'

/** Renders only a form in real Chromium, with the form engine of the console. */
export async function renderSettings(
  form: SettingsForm,
  options: RenderSettingsOptions,
): Promise<DrawnForm> {
  const { value, formContext = {}, theme = 'light', locale = 'en_US', disabled = false } = options
  const [{ default: validator }, { default: messages }] = await Promise.all([
    form.loadValidator(),
    form.messages[languageOf(locale)](),
  ])
  let saved: object | null = null
  const onSubmit = (next: object): void => void (saved = next)
  const page = await drawPage(
    createTestAirshed({ theme, locale }),
    <Form {...{ form, validator, messages, value, formContext, disabled, onSubmit }} />,
  )
  return {
    ...page,
    save() {
      saved = null
      page.container.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
      return saved
    },
  }
}

interface FormProps {
  form: SettingsForm
  validator: CompiledValidator
  messages: Messages
  value: object
  formContext: FormContext
  disabled: boolean
  onSubmit: (value: object) => void
}

function Form({ form, value, ...rest }: FormProps) {
  const [shown, setShown] = useState<object>(value)
  return (
    <SchemaForm<object>
      schema={form.schema}
      uiSchema={form.uiSchema ?? {}}
      {...(form.settle === undefined ? {} : { settle: form.settle })}
      value={shown}
      onChange={setShown}
      submitLabel={SAVE}
      {...rest}
    />
  )
}

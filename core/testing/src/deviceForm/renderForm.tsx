import type { AnyDeviceFormDefinition, CompiledValidator, Messages } from '@airshed/contract'
import { SchemaForm } from '@airshed/forms'
import { languageOf } from '@airshed/kit/provider'
import type { Locale, Node, Sensor, Theme } from '@airshed/schemas'
import { useState } from 'react'
import { drawPage, type DrawnPage } from '../rendering/drawPage.tsx'
import { createTestAirshed } from '../stage/testAirshed.ts'

export interface RenderFormOptions {
  value: object
  /** The device whose choices are offered. */
  device: Node | Sensor
  /** Default `light`. */
  theme?: Theme
  /** Default `en_US`. */
  locale?: Locale
}

/** Draws a device form alone in real Chromium, with the form engine of the console. */
export async function renderForm(
  plugin: AnyDeviceFormDefinition,
  { value, device, theme = 'light', locale = 'en_US' }: RenderFormOptions,
): Promise<DrawnPage> {
  const [{ default: validator }, { default: messages }] = await Promise.all([
    plugin.loadValidator(),
    plugin.messages[languageOf(locale)](),
  ])
  return drawPage(
    createTestAirshed({ theme, locale }),
    <Form {...{ plugin, validator, messages, value, device }} />,
  )
}

interface FormProps {
  plugin: AnyDeviceFormDefinition
  validator: CompiledValidator
  messages: Messages
  value: object
  device: Node | Sensor
}

function Form({ plugin, validator, messages, value, device }: FormProps) {
  const [shown, setShown] = useState<object>(value)
  const choices = plugin.choices?.(device)
  return (
    <SchemaForm
      schema={plugin.schema}
      uiSchema={plugin.uiSchema}
      settle={plugin.settle}
      value={shown}
      onChange={setShown}
      onSubmit={() => undefined}
      submitLabel="OK"
      formContext={choices === undefined ? {} : { choices }}
      {...{ validator, messages }}
    />
  )
}

import { applyTheme, uiMessages, uiTexts } from '@airshed/ui'
import axe from 'axe-core'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { SchemaForm, type SchemaFormProps } from '../SchemaForm.tsx'
import '@airshed/ui/styles.css'

// A page in Spanish loads them before it is drawn.
await uiTexts.load('es')

let mounted: Root | null = null

/** Renders into the document; a second call replaces the first. */
export function renderInto(children: ReactNode, language: 'en' | 'es' = 'en'): void {
  cleanUp()
  applyTheme('light')
  const container = document.createElement('main')
  document.body.append(container)
  mounted = createRoot(container)
  flushSync(() =>
    mounted?.render(
      <IntlProvider locale={language} messages={uiMessages[language]} timeZone="UTC">
        {children}
      </IntlProvider>,
    ),
  )
}

export function cleanUp(): void {
  flushSync(() => mounted?.unmount())
  mounted = null
  document.body.replaceChildren()
}

interface FormDriverProps<Value extends object> extends Omit<
  SchemaFormProps<Value>,
  'value' | 'onChange'
> {
  start: Partial<Value>
  onValue: (value: Partial<Value>) => void
}

/** A form that keeps its own value, as a page would. */
export function FormDriver<Value extends object>({
  start,
  onValue,
  ...props
}: FormDriverProps<Value>) {
  const [value, setValue] = useState(start)
  return (
    <SchemaForm<Value>
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onValue(next)
      }}
    />
  )
}

/** The violations that axe reports, each with its elements; empty when it is accessible. */
export async function accessibilityIssues(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

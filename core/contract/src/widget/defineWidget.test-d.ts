import { Type } from 'typebox'
import { widgetManifest } from '../testsupport/plugins.fixture.ts'
import { defineWidget } from './definition.ts'
import type { WidgetProps } from './props.ts'

const config = Type.Object({ threshold: Type.Number() })
const rest = {
  manifest: widgetManifest(),
  messages: {
    en: () => Promise.resolve({ default: {} }),
    es: () => Promise.resolve({ default: {} }),
  },
  needs: () => [],
  loadSummary: () => Promise.resolve({ summary: () => '' }),
  loadValidator: () => Promise.resolve({ default: () => true }),
}

const fitting = (props: WidgetProps<{ threshold: number }>) => props.config.threshold
const foreign = (props: WidgetProps<{ colour: string }>) => props.config.colour

/** A component that takes the schema's own config compiles. */
export const right = defineWidget({
  ...rest,
  config,
  load: () => Promise.resolve({ default: fitting }),
})

/** A component that takes another config does not. */
export const wrong = defineWidget({
  ...rest,
  config,
  // @ts-expect-error -- the component's config has a colour, the schema's a threshold
  load: () => Promise.resolve({ default: foreign }),
})

/** `needs` sees the inferred type as well. */
export const wrongNeeds = defineWidget({
  ...rest,
  config,
  // @ts-expect-error -- the schema has no colour
  needs: (value) => [value.colour],
  load: () => Promise.resolve({ default: fitting }),
})

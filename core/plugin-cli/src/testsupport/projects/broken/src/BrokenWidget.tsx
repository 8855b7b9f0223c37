import type { WidgetProps } from '@airshed/kit'
import { LOCALES } from '@airshed/schemas'
import { loud } from '../vendor/nameless/index.js'
import type { BrokenConfig } from './config.ts'

/** Navigates without the capability, reads cookies, and bundles what the console shares. */
export default function BrokenWidget({ config, actions }: WidgetProps<BrokenConfig>) {
  const { href: linkTo } = actions
  return (
    <a href={linkTo?.({ to: 'devices' })} onClick={() => actions.setRange?.({ from: 0, to: 1 })}>
      {loud(config.name)} {LOCALES.join()} {document.cookie}
    </a>
  )
}

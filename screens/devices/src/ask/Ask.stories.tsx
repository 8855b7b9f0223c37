import { ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { OPEN_SETTINGS } from '../testsupport/channels.ts'
import { FLEET } from '../testsupport/fleet.ts'
import { partPlugin, type PartProps } from '../testsupport/partPlugin.tsx'
import { AskDialog } from './AskDialog.tsx'
import type { AskedThing } from './askQuestion.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
  play?: (context: object) => Promise<void>
}

const asking = (change: AskedThing) =>
  function Asking({ intl }: PartProps) {
    const question = {
      change,
      devices: { ids: ['1C00A3F7:0', '1C00A3F8:0', '1C00A3F9:0'] },
      count: 3,
      loaded: FLEET.slice(0, 3),
      done: () => undefined,
    }
    return (
      <AskDialog
        question={question}
        intl={intl}
        start={() => Promise.resolve()}
        onClose={() => undefined}
      />
    )
  }

/** An element must appear within this number of frames. */
const FRAMES_MAX = 600

async function appearing<Found extends Element>(selector: string): Promise<Found> {
  for (let frame = 0; frame < FRAMES_MAX; frame += 1) {
    const found = document.querySelector<Found>(selector)
    if (found !== null) return found
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  throw new Error(`There is no ${selector}`)
}

/** Chooses the device whose settings are copied. */
async function chooseDevice(): Promise<void> {
  const picker = await appearing<HTMLElement>('[role="dialog"] [role="combobox"]')
  picker.focus()
  picker.click()
  const option = await appearing<HTMLElement>('[role="option"]')
  option.click()
  await appearing('[role="dialog"] input[type="checkbox"]')
}

/** Chooses to erase the storage of the devices. */
async function chooseErasing(): Promise<void> {
  const select = await appearing<HTMLSelectElement>('[role="dialog"] select')
  const { value } = [...select.options].find(({ text }) =>
    /storage|almacenamiento/i.test(text),
  ) ?? {
    value: '',
  }
  const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value') ?? {}
  set?.call(select, value)
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await appearing('[role="dialog"] input[type="text"]')
}

export default {
  title: 'screens/devices/ask',
  component: ScreenStory,
  args: {
    plugin: partPlugin(asking('configure')),
    page: 'edit',
    params: { id: '1C00A3F7:0' },
    server: {
      nodes: FLEET,
      nodeSettings: { '1C00A3F7:0': OPEN_SETTINGS },
      nodeChangePreview: { refused: 1 },
    },
  } satisfies ScreenStoryProps,
}

export const Normal: Story = { play: chooseDevice }
export const NarrowDark: Story = {
  play: chooseDevice,
  globals: { theme: 'dark', width: '390' },
}
export const Erasing: Story = {
  args: { plugin: partPlugin(asking('command')) },
  play: chooseErasing,
}
export const ErasingSpanishNarrow: Story = {
  args: { plugin: partPlugin(asking('command')) },
  play: chooseErasing,
  globals: { locale: 'es_ES', width: '390' },
}

import { alertTemplateDetails, ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { plugin } from '../plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
  parameters?: { width: 'phone' }
  play?: (context: { canvasElement: HTMLElement }) => Promise<void>
}

const SERVER = {
  alertTemplates: [
    alertTemplateDetails(0),
    alertTemplateDetails(1, { left_out: 12 }),
    alertTemplateDetails(2, { is_settled: false }),
  ],
}
const EDIT = { page: 'edit-template', params: { id: 'template_0' } } as const
const NEW = { page: 'create-template', params: {} } as const

export default {
  title: 'screens/alerts/templates',
  component: ScreenStory,
  args: { plugin, page: 'templates', params: {}, server: SERVER } satisfies ScreenStoryProps,
}

/** Waits for a button of the page, whose data are available at once, and presses it. */
const press =
  (...texts: readonly string[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    for (let frame = 0; frame < 120; frame += 1) {
      const found = [...canvasElement.querySelectorAll('button')].find((one) =>
        texts.includes(one.textContent ?? ''),
      )
      if (found !== undefined) return found.click()
      await new Promise((drawn) => requestAnimationFrame(drawn))
    }
  }

export const Normal: Story = {}
export const Empty: Story = { args: { server: {} } }
export const Failed: Story = { args: { server: { isRefusing: true } } }
export const DarkSpanish: Story = { globals: { theme: 'dark', locale: 'es_ES' } }
export const Narrow: Story = { parameters: { width: 'phone' } }

export const New: Story = { args: NEW }
export const NewErrors: Story = { args: NEW, play: press('Save', 'Guardar') }
export const Edit: Story = { args: EDIT }
export const EditPreview: Story = { args: EDIT, play: press('Preview', 'Ver vista previa') }
export const EditDarkSpanish: Story = {
  args: EDIT,
  globals: { theme: 'dark', locale: 'es_ES' },
}
export const EditNarrow: Story = { args: EDIT, parameters: { width: 'phone' } }

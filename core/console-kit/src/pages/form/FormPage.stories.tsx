import { ApiError } from '@airshed/data'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from '../record/Breadcrumb.tsx'
import { SAMPLE_FORM, validateSampleForm, type SampleToken } from '../testsupport/sampleForm.ts'
import { FormPage, type FormPageProps } from './FormPage.tsx'
import { LeaveContext } from './leave/leaveContext.ts'
import { createLeaveControl } from './leave/leaveControl.ts'

function TokenForm(props: Partial<FormPageProps<SampleToken>>) {
  return (
    <FormPage<SampleToken>
      title="Edit token"
      breadcrumb={
        <Breadcrumb above={[{ label: 'API tokens', to: 'api' }]} here="Weather service" />
      }
      schema={SAMPLE_FORM}
      validator={validateSampleForm}
      start={{ name: 'Weather service', is_limited: true }}
      onSave={() => Promise.resolve()}
      onCancel={() => undefined}
      {...props}
    />
  )
}

const meta = { title: 'pages/FormPage', component: TokenForm } satisfies Meta<typeof TokenForm>

export default meta
type Story = StoryObj<typeof meta>

const save = ({ canvasElement }: { canvasElement: HTMLElement }): void =>
  canvasElement.querySelector<HTMLElement>('[type="submit"]')?.click()

export const Normal: Story = {}
export const Saved: Story = { play: save }
export const Invalid: Story = { args: { start: { name: 'W' } }, play: save }
export const Refused: Story = {
  args: {
    onSave: () =>
      Promise.reject(
        new ApiError({
          status: 400,
          code: 'VALIDATION_FAILED',
          detail: '',
          issues: [
            { path: '/name', expected: 'a name that no other token has', got: '"Weather service"' },
            { path: '/owner', expected: 'a member of the organization', got: '"usr_2"' },
          ],
        }),
      ),
  },
  play: save,
}
export const Sections: Story = {
  args: {
    uiSchema: {
      'ui:options': {
        sections: [
          { id: 'about', title: 'About', fields: ['name', 'note'] },
          { id: 'rights', title: 'Rights', fields: ['is_limited'] },
        ],
      },
    },
  },
}
export const ReadOnly: Story = { args: { isReadOnly: true } }
const leave = createLeaveControl()
/** The question before a link replaces a form with changes. */
export const Leaving: Story = {
  decorators: [
    (Story) => (
      <LeaveContext value={leave}>
        <Story />
      </LeaveContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[type="checkbox"]')?.click()
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    leave.leave(() => undefined)
  },
}
export const Phone: Story = { parameters: { width: 'phone' } }

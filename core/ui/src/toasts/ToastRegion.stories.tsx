import type { Meta, StoryObj } from '@storybook/react-vite'
import { createToaster } from './createToaster.ts'
import { ToastRegion } from './ToastRegion.tsx'

const toaster = createToaster()
for (const intent of ['success', 'warning', 'danger'] as const) {
  toaster.show({ message: `A toast of intent ${intent}`, intent, durationMs: 0 })
}

const refusals = createToaster()
refusals.show({
  title: 'Permission error.',
  message:
    'You do not have the permission “manage users” in City of Riverside. Ask an owner or manager there for it',
  intent: 'danger',
  durationMs: 0,
})

const meta = {
  title: 'ui/Toasts',
  component: ToastRegion,
  args: { toaster },
} satisfies Meta<typeof ToastRegion>

export default meta

export const Three: StoryObj<typeof meta> = {}
export const Refused: StoryObj<typeof meta> = { args: { toaster: refusals } }

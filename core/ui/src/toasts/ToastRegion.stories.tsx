import type { Meta, StoryObj } from '@storybook/react-vite'
import { createToaster } from './createToaster.ts'
import { ToastRegion } from './ToastRegion.tsx'

const toaster = createToaster()
for (const intent of ['success', 'warning', 'danger'] as const) {
  toaster.show({ message: `A toast of intent ${intent}`, intent, durationMs: 0 })
}

const meta = {
  title: 'ui/Toasts',
  component: ToastRegion,
  args: { toaster },
} satisfies Meta<typeof ToastRegion>

export default meta

export const Three: StoryObj<typeof meta> = {}
